import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  assignMembers,
  previewAssigning,
  removeMembers,
  type AssigningPreview,
  type ChosenPeople,
} from '#contract/planning/session-life.ts'
import { clubUsers } from '#contract/people/members.ts'
import { query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { CheckField, ManyField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { everyMember } from '../../offline/every-member.ts'

export type PeopleMode = 'assign' | 'remove'
type Person = { user_id: number; full_name: string }
export type PeopleDialogProps = {
  sessionIds: readonly number[]
  mode: PeopleMode
  /** Who can be chosen; left out: all athletes and coaches of the club. */
  among?: readonly Person[]
}

const NOBODY: readonly string[] = []

/**
 * Puts people and squads into sessions, or takes them out. Shows beforehand who will be added and
 * who is somewhere else at that time.
 */
export function PeopleDialog({ sessionIds, mode, among }: PeopleDialogProps) {
  const { t } = useTranslation('session-life')
  const { t: common } = useTranslation()
  const { t: ui } = useTranslation('ui')
  const viewer = useViewer()
  const assigns = mode === 'assign'
  const users =
    useQuery({
      ...query(clubUsers, { query: everyMember }),
      enabled: among === undefined && can(clubUsers.access, viewer),
    }).data?.data ?? []
  const squads = useQuery(squadsQuery()).data?.data ?? []
  const people = among ?? users.map(({ id, full_name }) => ({ user_id: id, full_name }))
  const form = useForm(assignMembers, {
    initial: { chosen: NOBODY, everybody: false },
    send: async (values, call) => {
      const body = bodyOf(sessionIds, values.chosen, values.everybody)
      return assigns
        ? t('people.added', { count: (await call(assignMembers, { body })).data.added })
        : t('people.removed', { count: (await call(removeMembers, { body })).data.removed })
    },
    saved: (done) => done,
    onSaved: () => {
      closeModal()
      void refetchSessions()
    },
  })
  const { chosen, everybody } = form.values
  const body = bodyOf(sessionIds, chosen, everybody)
  const nobody = sessionIds.length === 0 || (chosen.length === 0 && !everybody)
  const preview = useQuery({ ...query(previewAssigning, { body }), enabled: assigns && !nobody })
    .data?.data
  const cancel = (
    <Button variant="default" onClick={closeModal}>
      {ui('cancel')}
    </Button>
  )
  return (
    <Form
      of={form}
      submit={t(assigns ? 'people.assign' : 'people.remove')}
      before={cancel}
      disabled={nobody}
      atEnd
    >
      <ManyField
        {...form.at('chosen')}
        label={t('people.choose')}
        placeholder={t('people.nobody')}
        disabled={everybody}
        groups={[
          {
            group: common('words.squads'),
            items: squads.map(({ id, name }) => ({ value: `squad-${id}`, label: name })),
          },
          {
            group: t('changes.fields.people'),
            items: people.map(({ user_id, full_name }) => ({
              value: `user-${user_id}`,
              label: full_name,
            })),
          },
        ]}
      />
      <CheckField {...form.at('everybody')} label={t('people.everybody')} />
      {preview && <Foreseen preview={preview} />}
    </Form>
  )
}

function Foreseen({ preview: { added, conflicts } }: { preview: AssigningPreview }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  return (
    <>
      <Text size="sm" role="status">
        {t('people.adds', { count: added })}
      </Text>
      {conflicts.length > 0 && (
        <Alert color="amber" icon={<IconAlertTriangle />} title={t('people.conflicts')}>
          {[...Map.groupBy(conflicts, ({ other_id }) => other_id)].map(([id, those]) => (
            <Text key={id} size="sm">
              {t('people.conflict', {
                person: [...new Set(those.map(({ full_name }) => full_name))].join(listSeparator()),
                session: those[0]?.other_name ?? '',
                when: format.within.dateTime(those[0]?.start_date ?? ''),
              })}
            </Text>
          ))}
        </Alert>
      )}
    </>
  )
}

function bodyOf(
  sessionIds: readonly number[],
  chosen: readonly string[],
  everybody: boolean,
): ChosenPeople {
  const idsOf = (prefix: string) =>
    chosen
      .filter((value) => value.startsWith(prefix))
      .map((value) => Number(value.slice(prefix.length)))
  return {
    session_ids: [...sessionIds],
    user_ids: everybody ? [] : idsOf('user-'),
    squad_ids: everybody ? [] : idsOf('squad-'),
    ...(everybody && { everybody }),
  }
}
