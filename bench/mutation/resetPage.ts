/** The setup changes the page once for each file; here it runs with each mutant. */
const page = globalThis as { pageOfTests?: { insertRule: CSSStyleSheet['insertRule'] } };
document.head.replaceChildren();
const { sheet } = document.head.appendChild(document.createElement('style'));
const sheets = Object.getPrototypeOf(sheet) as CSSStyleSheet;
page.pageOfTests ??= { insertRule: sheets.insertRule };
sheets.insertRule = page.pageOfTests.insertRule;

export {};
