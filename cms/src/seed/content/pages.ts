import type { SinglePagePath } from '../../content/views/singlePage';
import { certificateCheckPage } from './pages/certificateCheck';
import { certificationPathPage } from './pages/certificationPath';
import { ciaPage } from './pages/cia';
import { cpePage } from './pages/cpe';
import { crmaPage } from './pages/crma';
import { iapPage } from './pages/iap';
import { iiaCertificatesPage } from './pages/iiaCertificates';
import { joiningPage } from './pages/joining';
import { memberBenefitsPage } from './pages/memberBenefits';
import { privacyPage } from './pages/privacy';
import { refundPage } from './pages/refunds';
import { termsPage } from './pages/terms';
import type { PageSource } from './pages/types';

export const pages: Record<SinglePagePath, PageSource> = {
  'trang-gia-nhap-iia': joiningPage,
  'trang-loi-ich-hoi-vien': memberBenefitsPage,
  'trang-bang-cap-cua-iia': iiaCertificatesPage,
  'trang-xac-minh-chung-chi': certificateCheckPage,
  'trang-cach-thuc-dat-chung-nhan': certificationPathPage,
  'trang-iap': iapPage,
  'trang-cia': ciaPage,
  'trang-crma': crmaPage,
  'trang-yeu-cau-cpe': cpePage,
  'trang-dieu-khoan-su-dung': termsPage,
  'trang-chinh-sach-bao-mat': privacyPage,
  'trang-chinh-sach-hoan-tien': refundPage,
};
