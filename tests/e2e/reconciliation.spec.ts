import { addBuyer } from '../support/members';
import { orderBody, placeOrder } from '../support/orders';
import { loginAsNewStaff, openMenu } from './member';
import { money, openCourse } from './shopping';
import { expect, test } from './test';
import { vietnamDay } from '../support/clock';

// The response to the unreadable statement.
test.use({ expectedConsole: /status of 400 .*reconcileStatement/ });

const day = vietnamDay();
const heading = 'Ngày giao dịch;Số tham chiếu;Số tiền ghi nợ;Số tiền ghi có;Mô tả';

test('reconciles a statement, assigns an unknown transfer, and refunds an excess', async ({
  page,
  product,
}) => {
  const { api } = product;
  const { documentId, price } = await openCourse(page.request, 5);
  const dong = (amount: number) => money(amount).replace(/\s₫$/, '');
  const [exact, excessive, joint] = [dong(price), dong(price + 250_000), dong(2 * price)];
  const newOrder = async () => {
    const buyer = await addBuyer(api);
    const line = { kind: 'course', documentId, quantity: 1 };
    return (await placeOrder(api, buyer.token, orderBody([line], price))).body.data;
  };
  const [reported, unclear, one, two] = [
    await newOrder(),
    await newOrder(),
    await newOrder(),
    await newOrder(),
  ];
  const lines = [
    `${day};FT26001;;${exact};CT DEN ${reported.code}`,
    `${day};FT26002;;${excessive};NGUYEN VAN UNG nop tien`,
    `${day};FT26003;11.000;;Phi dich vu`,
    `${day};FT26004;;${joint};NGUYEN VAN UNG nop ho hai nguoi`,
  ];
  const file = (text: string) => ({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

  await loginAsNewStaff(page, product);
  await openMenu(page);
  await page.getByRole('link', { name: 'Đối soát thanh toán' }).filter({ visible: true }).click();
  const upload = async (text: string) => {
    await page.getByLabel('Tệp sao kê').setInputFiles(file(text));
    await page.getByRole('button', { name: 'Đối soát', exact: true }).click();
  };
  await upload('a;b\n1;2');
  await expect(page.getByText(/Không tìm thấy cột: ngày giao dịch/)).toBeVisible();
  await upload([heading, ...lines].join('\n'));
  const report = page.getByRole('region', { name: /^Kết quả ngày/ });
  await expect(report).toBeFocused();
  await expect(report.getByRole('row', { name: reported.code })).toContainText(exact);
  await upload([heading, ...lines].join('\n'));
  await expect(report.getByText('Sao kê khớp hoàn toàn với tin báo.')).toBeVisible();

  await page.getByRole('link', { name: 'Chưa khớp (2)' }).click();
  const assignJoint = page.getByRole('button', { name: `Ghi cho đơn: ${joint}\u00a0₫` });
  await assignJoint.click();
  await page.keyboard.press('Escape');
  await expect(assignJoint).toBeFocused();
  await assignJoint.press('Enter');
  const part = (number: number) => page.getByRole('group', { name: `Mã thứ ${number}` });
  await part(1).getByLabel('Mã đơn hàng hoặc yêu cầu hội viên').fill(one.code);
  await page.getByRole('button', { name: 'Thêm mã' }).click();
  await expect(part(2).getByLabel('Mã đơn hàng hoặc yêu cầu hội viên')).toBeFocused();
  await page.keyboard.type(two.code);
  await part(2).getByLabel('Số tiền ghi cho mã này').fill(String(price));
  await expect(page.getByText(`Chưa chia ${exact}\u00a0₫`)).toBeVisible();
  await page.getByRole('button', { name: 'Ghi cho đơn này' }).click();
  await expect(page.getByText(`${exact}\u00a0₫ cho ${two.code}.`)).toBeVisible();

  await page.getByRole('button', { name: `Ghi cho đơn: ${excessive}\u00a0₫` }).click();
  await page.getByLabel('Mã đơn hàng hoặc yêu cầu hội viên').fill(unclear.code);
  await page.getByRole('button', { name: 'Ghi cho đơn này' }).click();
  await expect(page.getByText('Không còn giao dịch nào chờ xử lý')).toBeVisible();

  await page.getByRole('link', { name: 'Cần hoàn lại (1)' }).click();
  await expect(page.getByRole('row', { name: unclear.code })).toContainText('Chuyển thừa');
  await page.getByRole('button', { name: /^Ghi nhận đã hoàn 250\.000\s₫$/ }).click();
  await page.getByLabel('Mã giao dịch hoàn').fill('FT26999');
  await page.getByRole('button', { name: 'Ghi nhận', exact: true }).click();
  await expect(page.getByText('Không có khoản nào cần hoàn lại')).toBeVisible();
  await page.getByRole('link', { name: 'Đã hoàn lại' }).click();
  await expect(page.getByRole('row', { name: unclear.code })).toContainText('FT26999');
});
