import { oldestBrowsers } from '../../src/lib/oldestBrowsers';

const elementId = 'without-app';

/** Displayed if the app cannot run. */
export const noAppText = `Trình duyệt này không chạy được phần tương tác của trang. Quý khách vẫn đọc được nội dung; để đăng nhập, đặt hàng hoặc gửi biểu mẫu, vui lòng bật JavaScript rồi tải lại trang, hoặc dùng trình duyệt mới hơn: ${oldestBrowsers.names}.`;

/** Shown by `noAppScript`, or immediately if scripts are disabled. */
export const noAppNotice = `<div id="${elementId}" role="alert" hidden>${noAppText}</div>
<noscript><div class="${elementId}">${noAppText}</div></noscript>`;

/**
 * Shows the notice if the app's scripts are missing or their syntax is too new, here and in `startScript`. In a script element and
 * a different syntax, for browsers that cannot read the others.
 */
export const noAppScript = `function showNoAppNotice(){var n=document.getElementById('${elementId}');if(n)n.hidden=false;else addEventListener('DOMContentLoaded',showNoAppNotice)}addEventListener('error',function(e){if(/SyntaxError/.test(e.message))showNoAppNotice()})`;
