import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './new-button.module.css'
import { openAdds, openTo, SEND_PLACES, type Place } from './places.ts'
import { useAddName } from './use-add-name.ts'
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
    <Group gap={0} wrap="nowrap" className={classes.split ?? ''}>
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
        <Menu position="bottom-start" width={248}>
          <Menu.Target>
            <ActionIcon variant="default" aria-label={t('nav.addMore')} title={t('nav.addMore')}>
              {isNarrow ? <IconPlus size={18} /> : <IconChevronDown size={16} />}
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {[first, ...others].map((place) => (
              <Item key={place.name} place={place} />
            ))}
            {sends.length > 0 && <Menu.Divider />}
            {sends.map((place) => (
              <Item key={place.name} place={place} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

function Item({ place: { name, to, icon: Icon } }: { place: Place }) {
  const nameOf = useAddName()
  return (
    <Menu.Item component={Link} to={to} leftSection={<Icon size={18} aria-hidden />}>
      {nameOf(name)}
    </Menu.Item>
  )
}
