export const texts = {
  hours: (hours: string) => `${hours} giờ`,
  hoursOf: (hours: string, part: string) => `${hours} giờ ${part}`,
  ethicsWord: 'đạo đức',
  missing: (what: string) => `Còn thiếu ${what}`,
} as const;
