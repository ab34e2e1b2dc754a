import { styled } from 'styled-components';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import type { NewOption } from '@/features/cart/cartRules';
import { OtherOptions } from '@/features/cart/OtherOptions';
import type { LineProblem } from '@/features/checkout/lineProblems';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};

  li {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

type LineProblemsNoticeProps = {
  lines: readonly CartItem[];
  problems: ReadonlyMap<string, LineProblem>;
  onQuantity: (key: string, quantity: number) => void;
  onSwitch: (line: CartItem, option: NewOption, quantity: number) => void;
  onRemove: (key: string) => void;
};

/** The lines that cannot be ordered, why, and how to resolve each. */
export const LineProblemsNotice = ({
  lines,
  problems,
  onQuantity,
  onSwitch,
  onRemove,
}: LineProblemsNoticeProps) => {
  const copy = texts.lineProblems;
  return (
    <Notice tone="error" title={copy.title}>
      {copy.body}
      <List>
        {lines.map((line) => {
          const key = lineKey(line);
          const problem = problems.get(key);
          if (!problem) return null;
          const seats = problem.seatsLeft ?? 0;
          return (
            <li key={key}>
              <div>
                <strong>{line.title}</strong>
                {line.optionName ? <div>{line.optionName}</div> : null}
                <div>{problem.message}</div>
              </div>
              {problem.seatsLeft !== undefined && line.optionId ? (
                <OtherOptions
                  line={line}
                  onSwitch={(option, quantity) => onSwitch(line, option, quantity)}
                />
              ) : null}
              <Row gap={2}>
                {seats > 0 && seats < line.quantity ? (
                  <Button variant="secondary" onClick={() => onQuantity(key, seats)}>
                    {copy.reduceTo(seats)}
                  </Button>
                ) : null}
                <Button
                  variant="secondary"
                  aria-label={copy.removeLine(line.title)}
                  onClick={() => onRemove(key)}
                >
                  {copy.remove}
                </Button>
              </Row>
            </li>
          );
        })}
      </List>
    </Notice>
  );
};
