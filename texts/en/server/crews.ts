export const crews = {
  sheet: 'Crews',
  columns: { boat: 'Crew', class: 'Boat class', seat: 'Seat', side: 'Side', name: 'Name' },
  cox: 'Cox',
  bow: 'Bow',
  stroke: 'Stroke',
  sides: { port: 'Port', starboard: 'Starboard' },
}
