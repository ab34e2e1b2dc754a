import { join } from 'node:path';
import ts from 'typescript';

const root = process.cwd();
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** Type-checks one file within `src/`; other files can be overridden. */
export function createChecker(): (code: string, others?: ReadonlyMap<string, string>) => string[] {
  const probe = join(root, 'src/probe.ts');
  const made = new Map<string, { text: string; version: number }>();
  const textOf = (file: string): string | undefined =>
    made.get(file)?.text ?? ts.sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [probe, join(root, 'node_modules/vite/client.d.ts')],
    getScriptVersion: (file) => String(made.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => made.has(file) || ts.sys.fileExists(file),
    readFile: textOf,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  let version = 0;
  return (code, others = new Map()) => {
    version += 1;
    for (const file of made.keys()) made.set(file, { text: ts.sys.readFile(file) ?? '', version });
    for (const [file, text] of others) made.set(join(root, file), { text, version });
    made.set(probe, { text: code, version });
    return [
      ...service.getSyntacticDiagnostics(probe),
      ...service.getSemanticDiagnostics(probe),
    ].map(({ file, start = 0, messageText, code: number }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
      return `src/probe.ts:${line} TS${number}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  };
}
