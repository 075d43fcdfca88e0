import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { paths } from '../../paths/paths.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'

/** What people outside the club may be shown. */
export const OutsidePart = () => (
  <Stack gap="xl">
    <ClubForm>
      {(fields) => (
        <>
          <OutsideField {...fields} />
          <AssistantsField {...fields} />
        </>
      )}
    </ClubForm>
    <WhatIsPublic />
  </Stack>
)

/** The way to the list of public pages for those who manage a club and follow no boats. */
function WhatIsPublic() {
  const { t } = useTranslation('clubs')
  return (
    <Text size="sm">
      {t('outside.pages')}
      {sentenceGap()}
      <Anchor component={Link} to={paths.publicPages()} underline="always">
        {t('screens.publicPages', { ns: 'common' })}
      </Anchor>
    </Text>
  )
}

function OutsideField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  return (
    <SwitchField
      label={t('outside.label')}
      description={t('outside.hint')}
      value={draft.reports_outside}
      error={errorOf('reports_outside')}
      onChange={(reports_outside) => set({ reports_outside })}
    />
  )
}

function AssistantsField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  return (
    <SwitchField
      label={t('assistants.label')}
      description={t('assistants.hint')}
      value={draft.assistants}
      error={errorOf('assistants')}
      onChange={(assistants) => set({ assistants })}
    />
  )
}
