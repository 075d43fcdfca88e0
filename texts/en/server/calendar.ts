export const calendar = {
  mine: 'My sessions – {club}',
  squads: '{squads} – {club}',
  club: '{club}',
  cancelled: 'Cancelled',
}
