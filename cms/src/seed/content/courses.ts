import { certificationCourses } from './courses/certification';
import { leadershipCourses } from './courses/leadership';
import { practiceCourses } from './courses/practice';
import { riskCourses } from './courses/risk';
import { technologyCourses } from './courses/technology';
import type { courseCategories } from './categories';
import type { CourseSource } from './types';

type CourseCategorySlug = (typeof courseCategories)[number]['slug'];

export const courses: Record<CourseCategorySlug, CourseSource[]> = {
  'nghiep-vu-kiem-toan-noi-bo': practiceCourses,
  'luyen-thi-chung-chi': certificationCourses,
  'quan-ly-rui-ro-va-kiem-soat': riskCourses,
  'cong-nghe-va-du-lieu': technologyCourses,
  'chuyen-nganh-va-lanh-dao': leadershipCourses,
};
