import { codeOfEthics } from './standards/codeOfEthics';
import { ethics } from './standards/ethics';
import { governing } from './standards/governing';
import { legalFramework } from './standards/legalFramework';
import { managing } from './standards/managing';
import { performing } from './standards/performing';
import { purpose } from './standards/purpose';
import { topicalRequirements } from './standards/topicalRequirements';
import type { StandardListSource, StandardSource } from './types';

export const standardLists = [
  {
    slug: 'chuan-muc-kiem-toan-noi-bo-toan-cau-2024',
    title: 'Chuẩn mực Kiểm toán nội bộ toàn cầu 2024',
    summary:
      'Năm lĩnh vực, 15 nguyên tắc và 52 chuẩn mực do IIA ban hành ngày 09/01/2024, có hiệu lực từ ngày 09/01/2025.',
  },
  {
    slug: 'yeu-cau-theo-chu-de',
    title: 'Yêu cầu theo chủ đề',
    summary:
      'Yêu cầu tối thiểu, bắt buộc khi kiểm toán nội bộ thực hiện dịch vụ đảm bảo về một chủ đề rủi ro cụ thể.',
  },
  {
    slug: 'bo-quy-tac-dao-duc-nghe-nghiep',
    title: 'Bộ quy tắc đạo đức nghề nghiệp',
    summary:
      'Bốn nguyên tắc của Bộ quy tắc đạo đức IIA, nay được kế thừa trong Lĩnh vực II của Chuẩn mực Kiểm toán nội bộ toàn cầu.',
  },
  {
    slug: 'khuon-kho-phap-ly-viet-nam',
    title: 'Khuôn khổ pháp lý Việt Nam',
    summary:
      'Các văn bản quy phạm pháp luật quy định trực tiếp về kiểm toán nội bộ tại doanh nghiệp và khu vực công ở Việt Nam.',
  },
] as const satisfies readonly StandardListSource[];

type StandardListSlug = (typeof standardLists)[number]['slug'];

export const standards: Record<StandardListSlug, StandardSource[]> = {
  'chuan-muc-kiem-toan-noi-bo-toan-cau-2024': [
    ...purpose,
    ...ethics,
    ...governing,
    ...managing,
    ...performing,
  ],
  'yeu-cau-theo-chu-de': topicalRequirements,
  'bo-quy-tac-dao-duc-nghe-nghiep': codeOfEthics,
  'khuon-kho-phap-ly-viet-nam': legalFramework,
};
