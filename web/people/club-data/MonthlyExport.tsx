import { NativeSelect, Stack, Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubExports,
  KEPT_DAYS,
  planClubExports,
  type ClubData,
} from '#contract/people/club-data.ts'
import { api, invalidate } from '../../api/api.ts'
import { useViewer } from '../../shell/viewer.ts'

type DaysToKeep = (typeof KEPT_DAYS)[number]

/** Whether an export is made by itself in every month, for whom, and how long it is kept. */
export function MonthlyExport({ plan }: { plan: ClubData['plan'] }) {
  const { t } = useTranslation('club-data')
  const viewer = useViewer()
  const { mutate, isPending } = useMutation({
    mutationFn: (kept_days: DaysToKeep | null) => api(planClubExports, { body: { kept_days } }),
    onSettled: () => invalidate(clubExports),
  })
  const isMine = plan === null || plan.by.user_id === viewer.user_id
  return (
    <Stack gap="sm" mt="xl">
      <Switch
        label={t('monthly.label')}
        description={isMine ? t('monthly.mine') : t('monthly.other', { by: plan.by.full_name })}
        labelPosition="left"
        checked={plan !== null}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked ? KEPT_DAYS[0] : null)}
      />
      {plan && isMine && (
        <NativeSelect
          label={t('monthly.kept')}
          value={plan.kept_days}
          disabled={isPending}
          data={KEPT_DAYS.map((days) => ({
            value: String(days),
            label: t('monthly.days', { count: days }),
          }))}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value)
            mutate(KEPT_DAYS.find((days) => days === chosen) ?? KEPT_DAYS[0])
          }}
        />
      )}
    </Stack>
  )
}
