export const bringIn = {
  faults: {
    no_day: '“{value}” is no day.',
    no_time: '“{value}” is no time.',
    no_pieces: 'The pieces of “{value}” are not understood.',
    no_zone: '“{value}” is no zone.',
    no_sport: '“{value}” is no sport.',
    not_in_sport: 'This sport has no pieces.',
    no_start: 'There is no time. Choose one for all such rows, or enter it here.',
  },
}
