import { box, disc, tick, type Drawing, type Frame } from './drawing';
import type { Random } from './random';

export type Motif = (random: Random, frame: Frame) => Drawing;

const inner = ({ width, height, margin, top }: Frame) => ({
  left: margin,
  top,
  right: width - margin,
  bottom: height - margin,
  across: width - 2 * margin,
  down: height - margin - top,
});

/** A ledger page with one ticked entry. */
const ledger: Motif = (random, frame) => {
  const { left, right, top, across, bottom } = inner(frame);
  const step = 16;
  const rows = Math.floor((bottom - top) / step);
  const ticked = random.integer(2, rows - 3);
  const columns = [0.42, 0.72, 1].map((part) => Math.round(left + across * part));
  let fine = '';
  let strong = '';
  let accent = '';
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * step;
    fine += box(left, y, across, 1);
    if (row === rows) break;
    columns.forEach((end, column) => {
      if (random.float() < 0.24 && row !== ticked) return;
      const length = random.integer(2, column === 0 ? 8 : 5) * 5;
      const figure = box(end - length - (end === right ? 0 : 12), y + 6, length, 5);
      if (row === ticked) accent += figure;
      else strong += figure;
    });
  }
  fine += columns
    .slice(0, 2)
    .map((x) => box(x, top, 1, rows * step))
    .join('');
  return { fine, strong, accent: accent + box(left, top + ticked * step, 5, step) };
};

/** The mark's tick, page-size, one slice in the accent colour. */
const largeTick: Motif = (random, frame) => {
  const { left, top, across, bottom } = inner(frame);
  const count = random.integer(5, 12);
  const pitch = across / count;
  const width = Math.round(pitch * (0.5 + random.float() * 0.35));
  const turn = random.integer(1, Math.floor(count * 0.34));
  const rise = (bottom - top) / (count - turn + 2 + random.float() * 2);
  const length = Math.round(bottom - top - (count - 1 - turn) * rise);
  const marked = random.integer(turn, count - 1);
  let fine = '';
  let strong = '';
  let accent = '';
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(left + index * pitch);
    const steps = Math.abs(index - turn);
    const y = Math.round(bottom - length - steps * rise);
    const slice = box(x, y, width, length);
    if (index === marked) accent += slice;
    else strong += slice;
    fine += box(x, top, 1, bottom - top);
  }
  return { fine, strong, accent };
};

/** Rising columns with one setback. */
const columns: Motif = (random, frame) => {
  const { left, across, bottom, down } = inner(frame);
  const count = random.integer(6, 10);
  const pitch = across / count;
  const width = Math.round(pitch * 0.6);
  const marked = random.integer(count - 3, count - 1);
  let strong = '';
  let accent = '';
  for (let index = 0; index < count; index += 1) {
    const trend = 0.14 + (0.8 * (index + 1)) / count;
    const part = Math.max(0.08, Math.min(1, trend + (random.float() - 0.5) * 0.26));
    const height = Math.round(down * part);
    const column = box(Math.round(left + index * pitch), bottom - height, width, height);
    if (index === marked) accent = column;
    else strong += column;
  }
  const lines = random.integer(4, 7);
  const fine = Array.from({ length: lines + 1 }, (_, line) =>
    box(left, Math.round(bottom - (down * line) / lines), across, 1),
  ).join('');
  return { fine, strong, accent };
};

/** A control network with one highlighted path. */
const network: Motif = (random, frame) => {
  const { left, top, bottom, across } = inner(frame);
  const acrossCount = frame.width > frame.height ? random.integer(6, 8) : random.integer(4, 5);
  const pitch = Math.floor(across / (acrossCount - 1));
  const downCount = Math.floor((bottom - top) / pitch) + 1;
  const x = (column: number) => left + column * pitch;
  const y = (row: number) => top + 8 + row * pitch;
  let fine = '';
  let strong = '';
  let accent = '';
  let column = random.integer(0, acrossCount - 1);
  for (let row = 0; row < downCount; row += 1) {
    for (let at = 0; at < acrossCount; at += 1) {
      if (at < acrossCount - 1 && random.float() < 0.72) fine += box(x(at), y(row), pitch, 1);
      if (row < downCount - 1 && random.float() < 0.72) fine += box(x(at), y(row), 1, pitch);
      if (at !== column && random.float() < 0.7)
        strong += disc(x(at), y(row), random.integer(3, 7));
    }
    accent += disc(x(column), y(row), 9);
    const next = Math.max(0, Math.min(acrossCount - 1, column + random.integer(-1, 1)));
    if (row < downCount - 1) {
      accent += box(x(column) - 1, y(row), 3, pitch);
      const from = Math.min(column, next);
      if (next !== column) accent += box(x(from) - 1, y(row + 1) - 1, pitch + 2, 3);
      if (next !== column) strong += disc(x(column), y(row + 1), 5);
    }
    column = next;
  }
  return { fine, strong, accent };
};

/** A risk matrix: cells fill with likelihood and severity. */
const matrix: Motif = (random, frame) => {
  const { left, top, bottom, across } = inner(frame);
  const count = frame.width > frame.height ? random.integer(8, 10) : random.integer(4, 6);
  const pitch = Math.floor((across + 6) / count);
  const rows = Math.floor((bottom + 12 - top) / pitch);
  const chosen = [random.integer(1, rows - 2), random.integer(1, count - 2)];
  let fine = '';
  let strong = '';
  let accent = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const gravity = (rows - row + column) / (rows + count);
      const part = Math.max(0.12, Math.min(1, gravity + (random.float() - 0.5) * 0.5));
      const side = Math.round((pitch - 6) * part);
      const inset = Math.round((pitch - side) / 2);
      const cell = box(
        left - 3 + column * pitch + inset,
        bottom + 3 - (row + 1) * pitch + inset,
        side,
        side,
      );
      if (row === chosen[0] && column === chosen[1]) {
        accent = box(left + column * pitch, bottom + 6 - (row + 1) * pitch, pitch - 6, pitch - 6);
      } else if (part < 0.34) fine += cell;
      else strong += cell;
    }
  }
  return { fine, strong, accent };
};

export const motifs: readonly Motif[] = [ledger, largeTick, columns, network, matrix];

export const head = ({
  width,
  margin,
}: Frame): { strong: string; accent: string; fine: string } => {
  const slices = tick(margin, margin, 4);
  return {
    strong: slices.slice(0, 4).join(''),
    accent: slices[4] ?? '',
    fine: box(margin, 56, width - 2 * margin, 1),
  };
};
