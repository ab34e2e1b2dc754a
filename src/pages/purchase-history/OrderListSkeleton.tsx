import { styled } from 'styled-components';
import { Skeleton } from '@/ui/Skeleton';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const Rows = styled.div`
  border-top: 2px solid ${theme.color.lineStrong};

  & > div {
    padding-block: ${theme.space[5]};
    border-top: 1px solid ${theme.color.line};
  }
`;

export const OrderListSkeleton = () => (
  <Rows>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {[80, 64, 72, 58].map((width) => (
      <div key={width}>
        <Skeleton width={`${width}%`} />
      </div>
    ))}
  </Rows>
);
