import { nothing, type Rows } from './Row';

export const pages: Rows = {
  HomePage: nothing,
  JoiningPage: nothing,
  MemberBenefitsPage: nothing,
  IiaCertificatesPage: nothing,
  CertificateCheckPage: nothing,
  CertificationPathPage: nothing,
  IapPage: nothing,
  CiaPage: nothing,
  CrmaPage: nothing,
  CpePage: nothing,
};
