import { ActionIcon, Button, Group } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dropdown } from './Dropdown.tsx'
import classes from './new-button.module.css'
import { AddLinks } from './PanelLinks.tsx'
import { openAdds, openTo, SEND_PLACES } from './places.ts'
import { useViewer } from './viewer.ts'

/** What the role adds most, and beside it everything else one may add. */
export function NewButton({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [first, ...others] = openAdds(viewer)
  const sends = openTo(SEND_PLACES, viewer)
  if (!first) return null
  const word = t(`nav.${first.name}`)
  const isAlone = others.length + sends.length === 0
  return (
    <Group gap={0} wrap="nowrap" data-tour="add" className={classes.split ?? ''}>
      {isNarrow ? (
        isAlone && (
          <ActionIcon
            component={Link}
            to={first.to}
            variant="default"
            aria-label={word}
            title={word}
          >
            <IconPlus size={18} />
          </ActionIcon>
        )
      ) : (
        <Button
          component={Link}
          to={first.to}
          variant="default"
          justify="flex-start"
          className={classes.most ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {word}
        </Button>
      )}
      {!isAlone && (
        <Dropdown
          label={t('nav.addMore')}
          className={classes.more}
          face={isNarrow ? <IconPlus size={18} /> : <IconChevronDown size={16} />}
        >
          {(close) => <AddLinks onDone={close} />}
        </Dropdown>
      )}
    </Group>
  )
}
