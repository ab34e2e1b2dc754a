import { callServer } from '../support/api';
import { publishCourse, publishDocument } from '../support/content';
import { inDays } from '../support/clock';
import { enrollPanelUser } from '../support/enroll';
import { userIdOf } from '../support/members';
import { addOrder } from '../support/orders';
import { editorOf, logInToPanel } from '../support/staff';
import type { Site, SiteResponse } from './Site';
import { logInMember, registerMember, succeed } from './Traffic';

const admin = { email: 'quantri@example.vn', password: 'Thuyen-buom-2026' };
const PICTURE = 'Ảnh của thư viện';
const BOOK = 'Nội dung của tài liệu đã mua';

/** Content that the first administrator publishes after the installation, and a member with a purchased document. */
export class Library {
  private constructor(
    private readonly site: Site,
    /** Of 1,000,000 đồng, with a million seats. */
    readonly course: string,
    private readonly picture: string,
    private readonly document: string,
    private readonly member: string,
  ) {}

  static async create(site: Site): Promise<Library> {
    const editor = editorOf(await newAdministrator(site));
    const course = await publishCourse(editor, {
      format: 'classroom',
      startAt: inDays(30),
      endAt: inDays(31),
      price: 1_000_000,
      capacity: 1_000_000,
    });
    const picture = await editor.upload('anh.txt', PICTURE);
    const { id: file } = await editor.upload('sach.txt', BOOK);
    const document = await publishDocument(editor, { file });
    const { email } = await registerMember(site);
    await addOrder(site, await userIdOf(site, email), {
      status: 'paid',
      lines: [{ kind: 'document', item: document }],
    });
    const library = new Library(site, course, picture.url, document, email);
    await library.check();
    return library;
  }

  /** @throws Error unless both files are served */
  async check(): Promise<void> {
    const texts = await Promise.all(
      (await this.open()).map((response) => succeed(Promise.resolve(response), 'file')),
    );
    if (texts[0] !== PICTURE || texts[1] !== BOOK) throw new Error(`Files: ${texts.join(', ')}`);
  }

  /** The responses for a picture, which no cache has, and for a purchased file. */
  async open(): Promise<SiteResponse[]> {
    const token = await logInMember(this.site, this.member);
    const path = `/api/document/getUserDocument?id=${this.document}`;
    const link = await succeed(this.site.send(path, { token }), path);
    const { data } = JSON.parse(link) as { data: { url: string } };
    return Promise.all(
      [`${this.picture}?${Date.now()}`, data.url].map((url) => this.site.send(url)),
    );
  }
}

/** Created by the command of docs/operations.md, with a password set by its link, and a second factor. */
async function newAdministrator(site: Site) {
  const output = await site.command('admin', 'create', admin.email);
  const code = /\/admin\/auth\/reset-password\?code=(\S+)/.exec(output)?.[1];
  const reset = { resetPasswordToken: code, password: admin.password };
  const { status } = await callServer(site, '/admin/reset-password', { json: reset });
  if (status !== 200) throw new Error(`The invitation was ${status}: ${output}`);
  const user = await logInToPanel(site, admin);
  await enrollPanelUser(site, admin.email);
  return user;
}
