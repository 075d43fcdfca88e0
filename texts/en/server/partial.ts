/** Said when something was done in part only. */
export const partial = {
  notFor: 'This action was not possible for {names}.',
  notAdded: 'Not added: {names}. Fix this and try again.',
  more: { one: 'one more', other: '{count} more' },
  people: { one: 'one person', other: '{count} people' },
  began: 'It began before the week.',
  planner: 'Who planned a session stays in it.',
  line: 'line {count}',
}
