import { styled } from 'styled-components';
import { CertificateDownload } from '@/pages/my-courses/CertificateDownload';
import { formatDate } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { Row } from '@/ui/Row';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import type { OwnedCourse } from './ownedCourse';

const labels = texts.progress;

const Bar = styled.div`
  height: ${theme.space[1]};
  background: ${theme.color.line};
  forced-color-adjust: none;

  > div {
    height: 100%;
    background: ${theme.color.accent};
  }
`;

const Box = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  max-width: ${theme.measure};
`;

type CourseProgressProps = {
  progress: OwnedCourse['progress'];
  /** A course without dates: its lessons alone earn the certificate. */
  selfPaced: boolean;
  cpeHours: number;
};

/** How many lessons are done, and what completes the course. */
export const CourseProgress = ({
  progress: { doneLessons, lessonCount, completedAt, certificate },
  selfPaced,
  cpeHours,
}: CourseProgressProps) => (
  <Box aria-label={labels.label}>
    <Text strong>
      {completedAt
        ? labels.completed(formatDate(completedAt))
        : labels.done(doneLessons.length, lessonCount)}
    </Text>
    <Bar aria-hidden="true">
      <div style={{ width: `${(100 * doneLessons.length) / lessonCount}%` }} />
    </Bar>
    <Text size="sm" tone="muted">
      {completedAt && doneLessons.length < lessonCount
        ? labels.added(doneLessons.length, lessonCount)
        : selfPaced
          ? labels.rule(formatDecimal(cpeHours))
          : labels.datedRule}
    </Text>
    {certificate ? (
      <Row gap={6}>
        <CertificateDownload certificate={certificate} />
        <TextLink to={paths.verifyAttendance(certificate.code)}>{labels.verify}</TextLink>
        <TextLink to={paths.cpe()}>{labels.toCpe}</TextLink>
      </Row>
    ) : null}
  </Box>
);
