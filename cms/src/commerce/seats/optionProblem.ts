interface DraftOption {
  name: string;
  venue: string | null;
  room: string | null;
  mapUrl: string | null;
  meetingUrl: string | null;
  startAt: string | null;
  endAt: string | null;
}

export interface DraftSeminar {
  startAt: string;
  endAt: string;
  orderByOption: boolean | null;
  orderOptionGroup: readonly { options: readonly DraftOption[] | null }[] | null;
}

interface Problem {
  field: 'orderByOption' | 'orderOptionGroup';
  message: string;
}

/** Why a seminar's options cannot be published; null if they can. */
export function optionProblem(draft: DraftSeminar): Problem | null {
  const groups = draft.orderOptionGroup ?? [];
  if (groups.length > 0 && !draft.orderByOption) {
    return {
      field: 'orderByOption',
      message:
        'Hội thảo có nhóm lựa chọn nhưng mục này đang tắt. Vui lòng bật, hoặc xoá các nhóm lựa chọn rồi xuất bản lại.',
    };
  }
  if (draft.orderByOption && groups.length === 0) {
    return {
      field: 'orderOptionGroup',
      message:
        'Hội thảo đặt theo lựa chọn nhưng chưa có nhóm nào. Vui lòng thêm nhóm lựa chọn, hoặc tắt “Đặt theo lựa chọn” rồi xuất bản lại.',
    };
  }
  for (const option of groups.flatMap(({ options }) => options ?? [])) {
    const message = locationProblem(option) ?? timeProblem(option, draft);
    if (message) return { field: 'orderOptionGroup', message };
  }
  return null;
}

function locationProblem({ name, venue, room, mapUrl, meetingUrl }: DraftOption): string | null {
  if (venue || !(room || mapUrl || meetingUrl)) return null;
  return `Lựa chọn “${name}” có phòng, bản đồ hoặc phòng họp trực tuyến nhưng chưa có địa điểm. Vui lòng ghi địa điểm, ví dụ “Trực tuyến”, rồi xuất bản lại.`;
}

function timeProblem(option: DraftOption, seminar: DraftSeminar): string | null {
  const startAt = new Date(option.startAt ?? seminar.startAt);
  const endAt = new Date(option.endAt ?? seminar.endAt);
  if (startAt >= endAt) {
    return `Lựa chọn “${option.name}” kết thúc trước khi bắt đầu. Vui lòng sửa giờ rồi xuất bản lại.`;
  }
  // Check-in, CPE hours and the closing of sales follow the seminar's time.
  if (startAt < new Date(seminar.startAt) || endAt > new Date(seminar.endAt)) {
    return `Giờ của lựa chọn “${option.name}” nằm ngoài thời gian của hội thảo. Vui lòng sửa giờ của lựa chọn hoặc của hội thảo rồi xuất bản lại.`;
  }
  return null;
}
