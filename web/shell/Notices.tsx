import { Button, Group, Notification } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dismiss, notices, wordsIn, type Notice } from './notices.ts'
import classes from './words.module.css'
import { useStore } from './store.ts'

const looks = {
  success: { color: 'green', icon: <IconCheck size={18} /> },
  info: { color: 'teal', icon: <IconInfoCircle size={18} /> },
  warning: { color: 'amber', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red', icon: <IconX size={18} /> },
} as const satisfies Record<Notice['level'], object>

/** Shows what just happened at the edge of the screen, and announces it to screen readers. */
export function Notices() {
  const { t } = useTranslation()
  const shown = useStore(notices)
  return (
    <section className={classes.notices} aria-label={t('notices.region')} aria-live="polite">
      {shown.map(({ id, level, text, action, secondAction }) => (
        <Notification
          key={id}
          {...looks[level]}
          title={t(`notices.${level}`)}
          withBorder
          role={level === 'error' ? 'alert' : 'status'}
          closeButtonProps={{ 'aria-label': t('notices.close') }}
          onClose={() => dismiss(id)}
        >
          {wordsIn(text)}
          <Group gap="xs" mt={action || secondAction ? 'xs' : 0}>
            {[action, secondAction].map(
              (one) =>
                one && (
                  <Button
                    key={wordsIn(one.label)}
                    size="compact-sm"
                    variant="light"
                    onClick={() => {
                      dismiss(id)
                      one.run()
                    }}
                  >
                    {wordsIn(one.label)}
                  </Button>
                ),
            )}
          </Group>
        </Notification>
      ))}
    </section>
  )
}
