/**
 * Writes the exercise files of the lessons: `node cms/sample/exercises/make.mjs`. Needs Chromium for the PDFs
 * (`CHROMIUM`, by default /usr/bin/chromium).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { fontCss } from '../videos/page.mjs';
import { decisionForm, workshopScript } from './forms.mjs';
import { examples, questions } from './standards.mjs';
import { isMismatch, stores, verified } from './stores.mjs';
import { weakQuestions } from './surveys.mjs';
import { writeWorkbook } from './workbook.mjs';

const sample = fileURLToPath(new URL('..', import.meta.url));
const target = (name) => `${sample}files/${name}`;

/** [number, name, title of the principle] of all Standards, as the site names them. */
function standards() {
  const pages = readFileSync(
    `${sample}content/standard-page/1-chuan-muc-kiem-toan-noi-bo-toan-cau-2024.md`,
    'utf8',
  );
  let principle = '';
  return pages.split('\n').flatMap((line) => {
    principle = /^title: 'Nguyên tắc (?<title>.+)'/.exec(line)?.groups.title ?? principle;
    const [, number, name] = /^- \*\*Chuẩn mực (\d+\.\d+) – (.+?):\*\*/.exec(line) ?? [];
    return number ? [[number, name, principle]] : [];
  });
}

const levels = ['Đạt', 'Đạt một phần', 'Chưa đạt', 'Không áp dụng'];
const header = [
  'Số',
  'Nguyên tắc',
  'Chuẩn mực',
  'Câu hỏi kiểm tra',
  'Bằng chứng và nơi lưu',
  'Mức',
  'Việc phải làm',
  'Người chịu trách nhiệm',
  'Thời hạn',
  'Quy định Việt Nam cùng việc',
];
const widths = [6, 26, 34, 46, 40, 14, 34, 18, 12, 26];

async function selfAssessment() {
  const all = standards();
  if (all.length !== 52 || all.some(([number]) => !questions[number]))
    throw new Error('Not 52 Standards');
  const range = `'Tự đánh giá'!F2:F53`;
  const summary = levels.map((level) => [
    level,
    { formula: `COUNTIF(${range},"${level}")`, value: 0 },
  ]);
  await writeWorkbook(target('bai-tap-tu-danh-gia-52-chuan-muc.xlsx'), [
    {
      name: 'Tự đánh giá',
      header,
      widths,
      rows: all.map(([number, name, principle]) => [
        number,
        principle,
        name,
        questions[number],
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
      choices: { range: 'F2:F53', values: levels },
    },
    {
      name: 'Ví dụ',
      header: header.slice(0, 9),
      widths: widths.slice(0, 9),
      rows: examples.map(([key, ...filled]) => {
        const [number, name, principle] = all.find(([each]) => each === String(key));
        return [
          number,
          principle,
          name,
          questions[number],
          ...filled.map((value) => value || null),
        ];
      }),
    },
    {
      name: 'Tổng hợp',
      header: ['Mức', 'Số dòng'],
      widths: [44, 14],
      rows: [
        ...summary,
        ['Chưa điền', { formula: '52-SUM(B2:B5)', value: 52 }],
        [
          'Tỷ lệ đạt trên số dòng áp dụng đã điền',
          { formula: 'IF(SUM(B2:B4)=0,0,B2/SUM(B2:B4))', value: 0, percent: true },
        ],
      ],
    },
  ]);
}

const survey = () =>
  writeWorkbook(target('bai-tap-bang-hoi-tu-danh-gia.xlsx'), [
    {
      name: 'Bài tập',
      header: ['STT', 'Câu hỏi viết chưa tốt', 'Lỗi', 'Viết lại', 'Bằng chứng'],
      widths: [6, 50, 36, 60, 30],
      rows: weakQuestions.map(([question], index) => [index + 1, question, '', '', '']),
    },
    {
      name: 'Gợi ý',
      header: ['STT', 'Câu hỏi viết chưa tốt', 'Lỗi', 'Một cách viết lại'],
      widths: [6, 50, 36, 70],
      rows: weakQuestions.map((row, index) => [index + 1, ...row]),
    },
  ]);

async function verification() {
  const checked = verified();
  const sheet = (column) => `'Kiểm chứng'!${column}2:${column}121`;
  const rate = (column, field) => (name, index) => {
    const group = checked.filter((answer) => answer[field] === name);
    const over = group.filter(({ stated, found }) => stated > found).length;
    const row = index + (field === 'part' ? 2 : 5);
    const isOver = `(${sheet('E')}>${sheet('F')})`;
    return [
      name,
      { formula: `COUNTIF(${sheet(column)},"${name}")`, value: group.length },
      { formula: `SUMPRODUCT((${sheet(column)}="${name}")*${isOver})`, value: over },
      { formula: `C${row}/B${row}`, value: over / group.length, percent: true },
    ];
  };
  const groups = [
    ...['Không khớp', 'Có cờ', 'Ngẫu nhiên'].map(rate('B', 'part')),
    ...['Bắc', 'Trung', 'Đông Nam Bộ', 'Tây Nam Bộ'].map(rate('C', 'region')),
  ];
  await writeWorkbook(target('bai-tap-kiem-chung-tu-danh-gia.xlsx'), [
    {
      name: 'Cửa hàng',
      header: [
        'Cửa hàng',
        'Vùng',
        'Điểm tự chấm (%)',
        'Hao hụt (% doanh thu)',
        'Số cờ',
        'Kiểm soát then chốt bị điểm 0',
        'Chọn vào mẫu',
        'Lý do',
      ],
      widths: [10, 16, 18, 20, 8, 20, 14, 40],
      rows: stores.map(({ number, region, score, loss, flags, zeros }) => [
        number,
        region,
        score,
        loss,
        flags,
        zeros,
        '',
        '',
      ]),
    },
    {
      name: 'Kiểm chứng',
      header: ['Cửa hàng', 'Phần của mẫu', 'Vùng', 'Câu', 'Mức đã khai', 'Mức kiểm chứng'],
      widths: [10, 16, 16, 8, 14, 16],
      rows: checked.map(({ store, part, region, question, stated, found }) => [
        store,
        part,
        region,
        question,
        stated,
        found,
      ]),
    },
    {
      name: 'Gợi ý',
      header: ['Nhóm', 'Số câu kiểm chứng', 'Khai cao hơn thực tế', 'Tỷ lệ khai cao'],
      widths: [44, 20, 22, 18],
      rows: [
        ...groups,
        [
          'Cửa hàng điểm trên 85% và hao hụt trên 1,7%',
          stores.filter(isMismatch).length,
          null,
          null,
        ],
      ],
    },
  ]);
}

async function forms() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const fonts = await fontCss();
  for (const [name, form] of Object.entries({
    'phieu-ra-quyet-dinh-dao-duc.pdf': decisionForm,
    'kich-ban-dieu-phoi-hoi-thao.pdf': workshopScript,
  })) {
    await page.setContent(form(fonts));
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.pdf({ path: target(name), format: 'A4', printBackground: true, tagged: true });
  }
  await browser.close();
}

await selfAssessment();
await survey();
await verification();
await forms();
