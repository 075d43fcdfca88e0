export const upkeep = {
  backup: {
    title: 'Backups',
    every: 'One is made automatically every {{hours}} hours.',
    byHand: 'None is made automatically. The operator turns this on with BACKUP_TO.',
    none: 'There is no backup yet.',
    last: 'Last backup: {{at}}, {{size}}, with {{files}} files',
    lost: 'Files missing or damaged when it was made: {{lost}}',
  },
  secondStep: {
    heading: 'Two-step verification',
    on: 'This account signs in with a code from an app.',
    reset: 'Reset two-step verification',
    title: 'Reset two-step verification?',
    text: 'After this, the password alone is enough to sign in. Do it only if you are sure who is asking. It is recorded in the audit log.',
    done: 'Two-step verification has been reset.',
  },
} as const
