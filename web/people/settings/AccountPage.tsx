import { Accordion, Alert } from '@mantine/core'
import {
  IconAt,
  IconDevices,
  IconDownload,
  IconHeartbeat,
  IconKey,
  IconLock,
  IconShieldCheck,
  IconTrash,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ConsentPart } from '../consent/open.ts'
import { DeletionPart, ExportPart } from '../own-data/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { EmailPart } from './EmailPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { PersonPart } from './PersonPart.tsx'
import { SecondStepPart } from './SecondStepPart.tsx'
import { SignInsPart } from './SignInsPart.tsx'
import { TokensPart } from './TokensPart.tsx'

const PARTS = [
  { name: 'person', icon: IconUserCircle, part: PersonPart },
  { name: 'email', icon: IconAt, part: EmailPart },
  { name: 'password', icon: IconLock, part: PasswordPart },
  { name: 'second', icon: IconShieldCheck, part: SecondStepPart },
  { name: 'signIns', icon: IconDevices, part: SignInsPart },
  { name: 'tokens', icon: IconKey, part: TokensPart },
  { name: 'health', icon: IconHeartbeat, part: ConsentPart },
  { name: 'data', icon: IconDownload, part: ExportPart },
  { name: 'end', icon: IconTrash, part: DeletionPart },
] as const satisfies readonly { name: string; icon: Icon; part: ComponentType }[]

/** Everything about the own account in folded groups; the address says which one is open. */
export function AccountPage() {
  const { t } = useTranslation('settings')
  const { me, impersonated } = useViewer()
  const [search, setSearch] = useSearchParams()
  const open = search.has('email_code') ? 'email' : (search.get('part') ?? 'person')
  if (impersonated) return <PageState state="unauthorized" />
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      {me.lacks_second_step && (
        <Alert color="amber" maw={760} title={t('second.needed')}>
          {t('second.neededText')}
        </Alert>
      )}
      <Accordion
        maw={760}
        value={open}
        onChange={(part) => setSearch({ part: part ?? 'none' }, { replace: true })}
        variant="separated"
        order={2}
        keepMounted={false}
      >
        {PARTS.map(({ name, icon: PartIcon, part: Part }) => (
          <Accordion.Item key={name} value={name}>
            <Accordion.Control icon={<PartIcon size={20} aria-hidden />}>
              {t(`parts.${name}`)}
            </Accordion.Control>
            <Accordion.Panel>
              <Part />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Page>
  )
}
