import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, json } from '@/data/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { InstructorQuestions } from './InstructorQuestions';

const Component = () => <InstructorQuestions course="c1" lesson="l1" />;

it('sends a question with one id until it arrives, and lists it', async () => {
  let up = false;
  const asked: object[] = [];
  const { user, seen } = openPage(
    { path: '/', Component },
    {
      at: '/',
      loggedIn: true,
      endpoints: {
        'GET /course/instructorQuestions': () => json({ data: asked }),
        'POST /course/askInstructor': ({ body }) => {
          if (!up) return failure(503, 'ServiceUnavailableError', 'Máy chủ bận.');
          const { id, lesson, text } = body as Record<string, string>;
          const question = { documentId: id, lesson, text, askedAt: '2026-11-01T01:30:00.000Z' };
          asked.push(question);
          return json({ data: question });
        },
      },
    },
  );
  await user.click(await screen.findByText('Hỏi giảng viên về bài này'));
  await user.type(await screen.findByLabelText(/Câu hỏi của Quý khách/), 'Vì sao chọn 60 mẫu?');
  await user.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));
  expect(await screen.findByText('Máy chủ bận.')).toBeVisible();
  up = true;
  await user.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));
  expect(await screen.findByText('01/11/2026 08:30')).toBeVisible();
  const ids = seen.flatMap(({ method, body }) =>
    method === 'POST' ? [(body as { id: string }).id] : [],
  );
  expect(new Set(ids).size).toBe(1);
  expect(screen.getByLabelText(/Câu hỏi của Quý khách/)).toHaveValue('');
});
