import * as actions from '../../shared/actions.ts'

export const outbox = {
  waiting: '{{number}} waiting',
  needsYou: 'Needs your decision: {{number}}',
  states: { waiting: 'Waiting', stored: 'Saved', 'needs-you': 'Needs your decision' },
  age: 'Last updated {{when}}',
  again: actions.sendAgain,
  drop: 'Discard mine',
  dropped:
    'Sessions and registers saved on this device were {{count}} days old and have been removed. They will load again when you are online.',
  unsent_one: '{{count}} unsent entry is still on this device.',
  unsent_other: '{{count}} unsent entries are still on this device.',
} as const
