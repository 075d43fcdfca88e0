/** Said when something was done in part only. */
export const partial = {
  notFor: 'Can’t perform selected action for {names}.',
  notAdded: 'Not added: {names}. Fix this and try again.',
  more: { one: 'one more', other: '{count} more' },
  people: { one: 'one person', other: '{count} people' },
  began: 'It started before that week.',
  touched: 'It has been published or changed since then.',
  planner: 'The person who planned a session cannot be removed from it.',
  line: 'row {count}',
}
