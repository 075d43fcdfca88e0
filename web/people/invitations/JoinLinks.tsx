import { Button, Stack, Switch, Text, Title } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createInvitationLink,
  invitationLinks,
  openToRequests,
} from '#contract/people/invitations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, invalidate } from '../../api/api.ts'
import { SelectField, SwitchField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { JoinLinkCard } from './JoinLinkCard.tsx'
import { usePaper, type Paper } from './LinkPaper.tsx'
import classes from './links.module.css'
import { PersonalLinks } from './PersonalLinks.tsx'
import { asRole, linksQuery, useRoles, useSquads } from './queries.ts'

const DAYS = [1, 7, 30, 90, 365]

/** Links and QR codes: one for everybody, and one each for who is not in yet. */
export function JoinLinks({ squad }: { squad: number | null }) {
  const { print, paper } = usePaper()
  const onPrint = (next: Paper) => void print(next)
  return (
    <div className={classes.columns}>
      <CommonLinks squad={squad} onPrint={onPrint} />
      <PersonalLinks onPrint={onPrint} />
      {paper}
    </div>
  )
}

type CommonLinksProps = { squad: number | null; onPrint: (paper: Paper) => void }

/** Links for those who are on no list. */
function CommonLinks({ squad, onPrint }: CommonLinksProps) {
  const { t } = useTranslation('personal-links')
  const { t: invitations } = useTranslation('invitations')
  const viewer = useViewer()
  const asked = useQuery(linksQuery())
  const links = asked.data?.data.links
  const [isMaking, setMaking] = useState(squad !== null)
  const { mutate: setOpen, isPending: setting } = useMutation({
    mutationFn: (open: boolean) => api(openToRequests, { body: { open } }),
    onSuccess: () => invalidate(invitationLinks),
  })
  return (
    <Stack component="section" gap="md" aria-label={t('everybody')}>
      <Title order={2} size="h4">
        {t('everybody')}
      </Title>
      {!links && <Waiting for={asked} rows={4} part />}
      {links?.length === 0 && <Text c="dimmed">{invitations('links.noneText')}</Text>}
      {(isMaking || links?.length === 0) && (
        <NewLink key={squad} squad={squad} onMade={() => setMaking(false)} />
      )}
      {links?.map((link) => (
        <JoinLinkCard key={link.id} link={link} onPrint={onPrint} />
      ))}
      {!isMaking && links && links.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} />}
          onClick={() => setMaking(true)}
        >
          {t('another')}
        </Button>
      )}
      {asked.data && can(openToRequests.access, viewer) && (
        <Switch
          label={invitations('links.requests')}
          checked={asked.data.data.open_to_requests}
          disabled={setting}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

function NewLink({ squad, onMade }: { squad: number | null; onMade: () => void }) {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const squads = useSquads()
  const form = useForm(createInvitationLink, {
    initial: { role_id: ROLE.athlete, squad_id: squad, days: 30, direct: false },
    refreshes: [invitationLinks],
    onSaved: onMade,
    guard: false,
  })
  return (
    <Form of={form} submit={t('links.make')}>
      <SelectField
        {...form.at('role_id')}
        label={t('options.role')}
        choices={useRoles().flatMap(({ id, name }) => {
          const value = asRole(id)
          return value === undefined ? [] : [{ value, label: name }]
        })}
      />
      {squads.length > 0 && hasPermission(viewer, 'edit-squads') && (
        <SelectField
          {...form.at('squad_id')}
          label={upperFirst(t('words.squad', { ns: 'common' }))}
          choices={[
            { value: null, label: t('options.noSquad') },
            ...squads.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SelectField
        {...form.at('days')}
        label={t('links.days')}
        choices={DAYS.map((count) => ({ value: count, label: t('links.day', { count }) }))}
      />
      <SwitchField
        {...form.at('direct')}
        label={t('links.direct')}
        description={t('links.directHint')}
      />
    </Form>
  )
}
