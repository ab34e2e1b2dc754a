import { styled } from 'styled-components';
import { Skeleton } from './Skeleton';
import { theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

const Rows = styled.div`
  border-top: 2px solid ${theme.color.lineStrong};

  & > div {
    padding-block: ${theme.space[5]};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** A placeholder for a list; `label` is announced by screen readers. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <Rows>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {[80, 64, 72, 58].map((width) => (
      <div key={width}>
        <Skeleton width={`${width}%`} />
      </div>
    ))}
  </Rows>
);
