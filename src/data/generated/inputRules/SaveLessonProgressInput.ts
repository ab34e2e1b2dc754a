/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `SaveLessonProgressInput`. */
export const saveLessonProgressInputRules = rule.object({
  course: rule
    .text('Khoá học', rule.cleanCode)
    .max(64, 'Khoá học có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập khoá học.'),
  lesson: rule
    .text('Bài học', rule.cleanCode)
    .max(64, 'Bài học có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập bài học.'),
  done: rule.flag('Đã học xong').required('Vui lòng nhập đã học xong.'),
});
