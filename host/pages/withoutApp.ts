import { oldestBrowsers } from '../../src/lib/oldestBrowsers';

const elementId = 'without-app';

/** What visitors read where the app cannot run. */
export const withoutApp = `Trình duyệt này không chạy được phần tương tác của trang. Quý khách vẫn đọc được nội dung; để đăng nhập, đặt hàng hoặc gửi biểu mẫu, vui lòng bật JavaScript rồi tải lại trang, hoặc dùng trình duyệt mới hơn: ${oldestBrowsers.names}.`;

/** Shown by `withoutAppScript`, or at once where scripts are off. */
export const withoutAppNotice = `<div id="${elementId}" role="alert" hidden>${withoutApp}</div>
<noscript><div class="${elementId}">${withoutApp}</div></noscript>`;

/**
 * Shows the notice if the app's scripts are missing or their syntax is too new, here and in `startScript`. In a script element and
 * a different syntax, for browsers that cannot read the others.
 */
export const withoutAppScript = `function showWithoutApp(){var n=document.getElementById('${elementId}');if(n)n.hidden=false;else addEventListener('DOMContentLoaded',showWithoutApp)}addEventListener('error',function(e){if(/SyntaxError/.test(e.message))showWithoutApp()})`;
