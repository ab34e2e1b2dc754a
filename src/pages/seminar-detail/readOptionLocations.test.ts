import { expect, it } from 'vitest';
import { readOptionLocations } from './readOptionLocations';

const option = {
  id: 'ha-noi',
  name: 'Tại Hà Nội',
  price: null,
  capacity: null,
  seatsLeft: null,
  venue: null,
  room: null,
  mapUrl: null,
  startAt: null,
  endAt: null,
  agenda: null,
};

const locations = (...changes: object[]) =>
  readOptionLocations({
    venue: 'Hà Nội và trực tuyến',
    startAt: '2026-12-01T01:00:00.000Z',
    endAt: '2026-12-01T10:00:00.000Z',
    orderByOption: true,
    orderOptionGroup: [
      { id: 've', name: 'Vé', options: changes.map((each) => ({ ...option, ...each })) },
    ],
  });

it('returns nothing if all options take place as the seminar', () => {
  expect(locations({}, { id: 'tp-hcm' })).toEqual([]);
});

it('fills what an option leaves open from its seminar, and reads the agenda by line', () => {
  expect(
    locations(
      { room: 'Phòng 2' },
      {
        id: 'tp-hcm',
        venue: 'Trung tâm hội nghị Sài Gòn',
        room: 'Sảnh A',
        startAt: '2026-12-01T06:30:00.000Z',
        agenda: '13:30 – Khai mạc\n\n 14:00 – Phiên 1 ',
      },
    ),
  ).toMatchObject([
    { venue: 'Hà Nội và trực tuyến', room: null, time: null, agenda: [] },
    {
      venue: 'Trung tâm hội nghị Sài Gòn',
      room: 'Sảnh A',
      time: ['2026-12-01T06:30:00.000Z', '2026-12-01T10:00:00.000Z'],
      agenda: ['13:30 – Khai mạc', '14:00 – Phiên 1'],
    },
  ]);
});
