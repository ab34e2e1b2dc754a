import type { ApiOperation, JsonSchema, OpenApiDocument, Response } from 'rest-contract/contract';
import { themeScript } from '../../src/ui/themeScript';
import { docsCss } from './docsCss';
import { code, escapeHtml, prose } from './html';
import { limitsHtml, typeHtml, typeId } from './typeHtml';

interface DocumentedCall extends ApiOperation {
  method: string;
  path: string;
}

const documentedCalls = ({ paths }: OpenApiDocument): DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

/** Descriptions are English; labels are Vietnamese. */
const english = (text: string | undefined): string =>
  text
    ? text
        .split('\n\n')
        .map((each) => `<p lang="en">${prose(each)}</p>`)
        .join('')
    : '';

const rowHtml = (name: string, schema: JsonSchema, required: boolean, words?: string): string =>
  `<div><dt>${code(name)}: <code>${typeHtml(schema)}</code>${required ? ', bắt buộc' : ''}</dt>` +
  [words ? prose(words) : '', limitsHtml(schema)]
    .filter((each) => each !== '')
    .map((each) => `<dd>${each}</dd>`)
    .join('') +
  '</div>';

function accessHtml({ security }: DocumentedCall): string {
  const [first] = security;
  if (!first) return 'Ai cũng gọi được';
  if (Object.keys(first).length === 0) return 'Ai cũng gọi được; có thể kèm phiên đăng nhập';
  return first.session?.includes('staff') ? 'Chỉ nhân viên' : 'Cần đăng nhập';
}

const bodyOf = (response: Response | undefined): JsonSchema | undefined =>
  response && 'content' in response ? response.content['application/json'].schema : undefined;

const failureHtml = (status: string, response: Response, document: OpenApiDocument): string => {
  const name = '$ref' in response ? response.$ref.slice(response.$ref.lastIndexOf('/') + 1) : '';
  const named = document.components.responses[name];
  const words = named && 'description' in named ? named.description : '';
  const shown = status === 'default' ? 'Khác' : code(status);
  return `<li>${shown}: <span lang="en">${prose(words)}</span></li>`;
};

function operationHtml(operation: DocumentedCall, document: OpenApiDocument): string {
  const { method, path, parameters = [], requestBody, responses, operationId } = operation;
  const apiResponse = bodyOf(responses['200']);
  const failures = Object.entries(responses).filter(([status]) => status !== '200');
  return [
    `<article id="op-${escapeHtml(operationId)}">`,
    `<h3><span class="method">${method.toUpperCase()}</span> ${code(path)}</h3>`,
    `<p class="who">${code(operationId)}. ${accessHtml(operation)}.</p>`,
    english(operation.description),
    parameters.length > 0
      ? `<h4>Tham số</h4><dl>${parameters
          .map(({ name, schema, required, description }) =>
            rowHtml(name, schema, required, description),
          )
          .join('')}</dl>`
      : '',
    requestBody
      ? `<h4>Nội dung gửi</h4><p><code>${typeHtml(requestBody.content['application/json'].schema)}</code></p>`
      : '',
    apiResponse ? `<h4>Trả lời</h4><p><code>${typeHtml(apiResponse)}</code></p>` : '',
    `<h4>Lỗi</h4><ul>${failures
      .map(([status, response]) => failureHtml(status, response, document))
      .join('')}</ul>`,
    '</article>',
  ].join('');
}

function typeArticle(name: string, schema: JsonSchema): string {
  const { properties, required = [] } = schema;
  const rows = Object.entries(properties ?? {}).map(([key, each]) =>
    rowHtml(key, each, required.includes(key), each.description),
  );
  return [
    `<article id="${typeId(escapeHtml(name))}"><h3>${code(name)}</h3>`,
    english(schema.description),
    properties
      ? `<dl>${rows.join('')}</dl>`
      : `<p><code>${typeHtml(schema)}</code> ${limitsHtml(schema)}</p>`,
    '</article>',
  ].join('');
}

const linkHtml = ({ operationId, method, path }: DocumentedCall): string =>
  `<li><a href="#op-${escapeHtml(operationId)}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`;

/** The HTML page of the OpenAPI document. It loads nothing else. */
export function docsPage(document: OpenApiDocument): string {
  const operations = documentedCalls(document);
  const sections = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ tags }) => tags.includes(name)),
  }));
  return [
    '<!doctype html><html lang="vi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(document.info.title)}</title><link rel="icon" href="/favicon.svg">`,
    `<style>${docsCss}</style><script>${themeScript}</script></head><body>`,
    '<a class="skip" href="#calls">Đến danh sách lệnh gọi</a>',
    `<header><p><a href="/">Trang chủ</a></p><h1>${escapeHtml(document.info.title)}</h1>`,
    `<p>${prose(document.info.description)}</p>`,
    `<p>Tài liệu OpenAPI ${escapeHtml(document.openapi)} cho máy đọc: <a href="/api/openapi.json">/api/openapi.json</a>. `,
    `Mọi địa chỉ dưới đây nằm dưới ${code(document.servers[0]?.url ?? '')}.</p></header>`,
    '<nav aria-label="Mục lục"><h2>Mục lục</h2>',
    ...sections.map(
      (section) =>
        `<h3><a href="#${escapeHtml(section.name)}">${escapeHtml(section.name)}</a></h3>` +
        `<ul>${section.operations.map(linkHtml).join('')}</ul>`,
    ),
    '<p><a href="#types">Kiểu dữ liệu</a></p></nav>',
    '<main id="calls" tabindex="-1">',
    ...sections.map(
      (section) =>
        `<section><h2 id="${escapeHtml(section.name)}">${escapeHtml(section.name)}</h2>` +
        `${section.operations.map((each) => operationHtml(each, document)).join('')}</section>`,
    ),
    '<section><h2 id="types">Kiểu dữ liệu</h2>',
    ...Object.entries(document.components.schemas).map(([name, each]) => typeArticle(name, each)),
    '</section></main></body></html>',
  ].join('\n');
}
