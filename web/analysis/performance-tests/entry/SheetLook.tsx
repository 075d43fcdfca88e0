import { Select } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { isDistanceKind, type TestKind } from '#domain/performance-tests/kinds.ts'
import { SPLITS_SHOWN, type SplitsShown } from './test-columns.ts'

/** Which splits are shown, as they were chosen last on this device. */
export function useSheetLook() {
  const [splits, setSplits] = useLocalStorage<SplitsShown>({
    key: 'test-splits',
    defaultValue: 'time',
    getInitialValueInEffect: false,
  })
  return { splits, setSplits }
}

type LookProps = ReturnType<typeof useSheetLook> & { kind: TestKind }

/** Chooses which splits are shown. */
export function SheetLook({ kind, splits, setSplits }: LookProps) {
  const { t } = useTranslation('test-entry')
  if (!isDistanceKind(kind)) return null
  return (
    <Select
      label={t('sheet.splits')}
      data={SPLITS_SHOWN.map((value) => ({ value, label: t(`sheet.splitsShown.${value}`) }))}
      value={splits}
      allowDeselect={false}
      w={165}
      onChange={(next) => setSplits(SPLITS_SHOWN.find((one) => one === next) ?? splits)}
    />
  )
}
