import { Alert, Button, NativeSelect, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PreviewRow, takePeopleIn } from '#contract/platform/bring-in.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { ROW_STATES, type RowState } from '#domain/bring-in/kinds.ts'
import type { ColumnsAs } from '#domain/bring-in/columns.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Page } from '../../ui/Page.tsx'
import { ListAside, type Fault } from './ListAside.tsx'
import { Reading } from './Reading.tsx'
import { Steps } from './Steps.tsx'
import type { Taken } from './TakenList.tsx'
import type { ListKind } from './list-kind.ts'
import type { List } from './use-list.ts'
import { cellId, type FieldWords } from './RowCell.tsx'
import { RowTable } from './RowTable.tsx'
import classes from './bring-in.module.css'

type ColumnsAsChipProps = { as: ColumnsAs<string>['as'] | null; onAgain: () => void }

/** What the matching of columns was taken from; it can be put aside. */
function ColumnsAsChip({ as, onAgain }: ColumnsAsChipProps) {
  const { t } = useTranslation('bring-in')
  if (as === null || as.kind === 'words') return null
  const name =
    as.kind === 'preset' ? t('columns.preset', { system: as.system }) : t('columns.remembered')
  if (as.kind === 'preset')
    return (
      <Text size="sm">
        {t('columns.as')} <b>{name}</b>
      </Text>
    )
  return (
    <Button
      variant="light"
      size="compact-md"
      title={t('columns.guess')}
      rightSection={<IconX size={16} aria-hidden />}
      onClick={onAgain}
    >
      {t('columns.as')} {name}
    </Button>
  )
}

type Preview = { rows: PreviewRow[]; open_day: string | null }
type Noting = Pick<CallInput<typeof takePeopleIn>['body'], 'file_name' | 'remember'>

type BringInListProps<F extends string> = {
  kind: ListKind<F>
  list: List<F>
  words: FieldWords<F>
  crumb: { to: string; label: string }
  preview: Preview | null
  /** Whether the answer of the server is still awaited. */
  isStale: boolean
  hasFailed: boolean
  onRetry: () => void
  take: (noting: Noting) => Promise<Taken>
  onTaken: (taken: Taken, left: ReadonlySet<number>) => void
  onOther: () => void
  children: ReactNode
}

/** The second step: the rows as they will be, and what is decided about all of them. */
export function BringInList<F extends string>(props: BringInListProps<F>) {
  const { kind, list, words, crumb, preview, isStale, take, onTaken, onOther } = props
  const { t } = useTranslation('bring-in')
  const [state, setState] = useState<RowState | null>(null)
  const [remembers, setRemembers] = useState(true)
  const byLine = useMemo(
    () => new Map((preview?.rows ?? []).map((row) => [row.line, row])),
    [preview],
  )
  const rows = list.sheet.rows.filter(
    ({ line }) => state === null || byLine.get(line)?.state === state,
  )
  const willBe = preview?.rows ?? []
  const left = new Set(willBe.filter((row) => row.state === 'look').map(({ line }) => line))
  const count = willBe.filter(
    (row) => row.state === 'new' || (kind.fillsKnown && row.state === 'known'),
  ).length
  const showRowsToFix = () => flushSync(() => setState('look'))
  const send = useMutation({
    mutationFn: () => take(notingOf(list, remembers)),
    onSuccess: (taken) => onTaken(taken, left),
  })
  return (
    <Page
      title={t(`pages.${kind.kind}`)}
      crumb={crumb}
      subtitle={t('file.subtitle', { name: list.file.name, count: list.rows.length })}
      action={
        <>
          <Button variant="default" onClick={onOther}>
            {t('file.other')}
          </Button>
          <Button
            leftSection={<IconCheck size={18} />}
            disabled={count === 0 || isStale || !list.isEnough}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t(`take.${kind.kind}`, { count })}
          </Button>
        </>
      }
    >
      <div className={classes.bar}>
        <Steps at="columns" />
        <div className={classes.tools}>
          <ColumnsAsChip as={list.as} onAgain={list.matchAgain} />
          <NativeSelect
            aria-label={t('table.show')}
            value={state ?? ''}
            data={[
              { value: '', label: t('table.all', { count: list.rows.length }) },
              ...ROW_STATES.map((one) => ({ value: one, label: t(`states.${one}`) })),
            ]}
            onChange={(event) =>
              setState(ROW_STATES.find((one) => one === event.currentTarget.value) ?? null)
            }
          />
        </div>
      </div>
      <Reading list={list} openDay={preview?.open_day ?? null} />
      {!list.isEnough && <Alert color="amber">{t(`columns.missing.${kind.kind}`)}</Alert>}
      {props.hasFailed && <PageState state="error" part retry={props.onRetry} />}
      <div className={classes.columns}>
        <RowTable key={state} kind={kind} list={list} preview={byLine} rows={rows} words={words} />
        <ListAside
          kind={kind.kind}
          rows={willBe}
          faults={faultsOf(kind, list, willBe, words, showRowsToFix)}
          remembers={remembers}
          onRemember={setRemembers}
        >
          {props.children}
        </ListAside>
      </div>
    </Page>
  )
}

/** The headings are worth remembering where there are some. */
function notingOf<F extends string>({ file, sheet, fields }: List<F>, remembers: boolean): Noting {
  const headings = fields.map((_, at) => (sheet.columns[at] ?? '').slice(0, 200))
  return {
    file_name: file.name.slice(0, 200),
    ...(remembers &&
      headings.some(Boolean) &&
      headings.length <= 100 && { remember: { headings, fields: [...fields] } }),
  }
}

function faultsOf<F extends string>(
  kind: ListKind<F>,
  list: List<F>,
  rows: readonly PreviewRow[],
  words: FieldWords<F>,
  showRowsToFix: () => void,
): Fault[] {
  return rows.flatMap(({ line, faults }) =>
    Object.entries(faults).flatMap(([field, sentences]) => {
      const column = list.fields.findIndex((one) => one !== null && kind.holds(one).includes(field))
      const own = list.fields[column] ?? null
      return sentences.map((sentence) => ({
        line,
        column: own === null ? null : words.nameOf(own),
        sentence,
        onFix:
          own === null
            ? null
            : () => {
                showRowsToFix()
                const cell = document.getElementById(cellId(line, column))
                cell?.scrollIntoView({ block: 'center' })
                cell?.focus()
              },
      }))
    }),
  )
}
