import { Anchor, Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { actOnMembers, getMember, type ClubUser } from '#contract/people/members.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'

export type Choosing = {
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** A member by name, to be opened or chosen. */
export function ListedPerson({ person, chosen, onChoose }: Choosing & { person: ClubUser }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const { id, full_name, picture } = person
  const toggle = () =>
    onChoose(
      chosen.has(id)
        ? new Set([...chosen].filter((other) => other !== id))
        : new Set([...chosen, id]),
    )
  return (
    <Group gap="sm" wrap="nowrap">
      {can(getMember.access, viewer) && can(actOnMembers.access, viewer) && (
        <Checkbox
          aria-label={t('choose.one', { name: full_name })}
          checked={chosen.has(id)}
          onChange={toggle}
        />
      )}
      <PersonAvatar name={full_name} picture={picture} size="sm" />
      {can(getMember.access, viewer) ? (
        <Anchor component={Link} to={paths.editMember(id)}>
          {full_name}
        </Anchor>
      ) : (
        <span>{full_name}</span>
      )}
    </Group>
  )
}
