import { styled } from 'styled-components';
import type { JoiningOfferQuery } from '@/data/generated/operations/features/membership/joining-offer';
import { formatAmount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Icon } from '@/ui/Icon';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { NoTranslateText } from '@/ui/translation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 2px solid ${theme.color.lineStrong};
  line-height: 1.45;

  th,
  td {
    padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[4]};
    text-align: end;
    vertical-align: baseline;
    font-weight: ${theme.weight.regular};
    border-top: 1px solid ${theme.color.line};
  }

  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  thead th {
    white-space: nowrap;
    padding-block: ${theme.space[2]};
    border-top: 0;
    font-size: ${theme.size.sm};
    color: ${theme.color.muted};
  }

  td {
    ${tabularNumberStyles}
    white-space: nowrap;
  }

  tfoot tr:first-child > * {
    border-top: 1px solid ${theme.color.lineStrong};
  }
`;

/** A price; below `sm` the first cell's note has both. */
const Price = styled.td`
  ${media.down('sm')} {
    display: none;
  }
`;

const PriceHead = styled(Price).attrs({ as: 'th', scope: 'col' })``;

const Note = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;

  ${media.up('sm')} {
    display: none;
  }
`;

/** The total under its double rule, as accountants close a column. */
const Net = styled.tr`
  th,
  td {
    font-weight: ${theme.weight.strong};
    font-size: ${theme.size.lg};
  }

  td:last-child {
    border-bottom: 4px double ${theme.color.lineStrong};
  }

  svg {
    margin-inline-end: ${theme.space[2]};
    color: ${theme.color.success};
    vertical-align: -0.15em;
  }
`;

export const OfferTable = ({
  offer: { courses, saving, fee },
}: {
  offer: JoiningOfferQuery['joiningOffer'];
}) => (
  <Table>
    <VisuallyHidden as="caption">{texts.caption}</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">{texts.course}</th>
        <PriceHead>{texts.list}</PriceHead>
        <PriceHead>{texts.member}</PriceHead>
        <th scope="col">{texts.difference}</th>
      </tr>
    </thead>
    <tbody>
      {courses.map(({ slug, title, price, memberPrice }) => (
        <tr key={slug}>
          <th scope="row">
            <TextLink to={paths.course(slug)}>{keepTitleTermsTogether(title)}</TextLink>
            <Note>
              <NoTranslateText>
                {texts.prices(formatAmount(price), formatAmount(memberPrice))}
              </NoTranslateText>
            </Note>
          </th>
          <Price translate="no">{formatAmount(price)}</Price>
          <Price translate="no">{formatAmount(memberPrice)}</Price>
          <td translate="no">{formatAmount(price - memberPrice)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{texts.total}</th>
        <Price />
        <Price />
        <td translate="no">{formatAmount(saving)}</td>
      </tr>
      {fee === null ? null : (
        <tr>
          <th scope="row">{texts.fee}</th>
          <Price />
          <Price />
          <td translate="no">{formatAmount(-fee)}</td>
        </tr>
      )}
      {fee !== null && fee < saving ? (
        <Net>
          <th scope="row">
            <Icon name="check" />
            {texts.net}
          </th>
          <Price />
          <Price />
          <td translate="no">{formatAmount(saving - fee)}</td>
        </Net>
      ) : null}
    </tfoot>
  </Table>
);
