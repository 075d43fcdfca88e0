import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidate } from '../api/api.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { sentences } from '../format/punctuation.ts'
import { exists, loadTexts, t } from '../i18n/i18n.ts'
import { notify } from '../shell/notices.ts'
import { useLeaveGuard } from '../shell/use-leave-guard.ts'
import { refusesNumbers } from '../ui/refused-numbers.ts'
import { faultsOf, tidied } from './checks.ts'
import { errorIn, isSame, unplaced, withoutFields, type FieldErrors } from './field-errors.ts'
import { differenceOf } from './difference.ts'
import { FIELD_RULES, type FieldRule, type FieldRules } from './field-rules.ts'
import type {
  AnsweringForm,
  BodyForm,
  FieldProps,
  FormOf,
  FormOptions,
  Send,
  SendingForm,
  ValuesOf,
} from './form-types.ts'
import { useCallOnce } from './use-call-once.ts'

type Values = Record<string, unknown>
type AnyForm = FormOptions<Values, unknown> & {
  initial: Values
  params?: unknown
  send?: Send<Values, unknown>
  answer?: (values: Values) => unknown
}

/** These errors are shown at the form: invalid input, a conflict, or too many attempts. */
const OWN = [400, 409, 413, 415, 422, 429]

/** A form that saves by one call, with the limits, checks and refusals of its body. */
export function useForm<const E extends Endpoint, const I extends object>(
  endpoint: E,
  options: BodyForm<E, I>,
): FormOf<ValuesOf<E, I>>
/** A form whose values are turned into a body, or that makes more than one call. */
export function useForm<const E extends Endpoint, const I extends object, R>(
  endpoint: E,
  options: SendingForm<E, I, R>,
): FormOf<ValuesOf<E, I>>
/** A form whose values go to the page that asked for them. */
export function useForm<const E extends Endpoint, const I extends object>(
  endpoint: E,
  options: AnsweringForm<E, I>,
): FormOf<ValuesOf<E, I>>
export function useForm(endpoint: Endpoint, options: AnyForm): FormOf<Values> {
  const rules = FIELD_RULES[`${endpoint.method} ${endpoint.path}`] ?? {}
  const [element, attach] = useState<HTMLFormElement | null>(null)
  const [first, setFirst] = useState(options.initial)
  const [values, setValues] = useValues(first, options)
  const { errors, setErrors, showErrors } = useErrors(element)
  const dirty = !isSame(tidied(values, rules), tidied(first, rules))
  const leave = useLeaveGuard(dirty && options.guard !== false)

  function set(part: Values): void {
    setValues(part)
    setErrors((now) => withoutFields(now, Object.keys(part)))
  }
  function reset(to: Values = options.initial, over: Values = {}): void {
    setFirst(to)
    setValues({ ...to, ...over })
    setErrors({})
  }
  useFollowing(options, dirty, reset)
  const typedSince = useTypedSince(values)
  const state = { first, setFirst, showErrors, leave, reset, set, typedSince }
  const attempt = useAttempt(endpoint, options, state)
  async function submit(answer: Values = {}): Promise<void> {
    if (attempt.isPending || refusesNumbers(element)) return
    const sent = tidied({ ...values, ...answer }, rules)
    const faults = await faultTexts(options.check?.(sent) ?? {}, sent, rules)
    attempt.reset()
    showErrors(faults)
    if (Object.keys(faults).length > 0 || (await options.ask?.(sent)) === false) return
    if (options.answer) options.answer(sent)
    else attempt.mutate({ sent, shown: values })
  }
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  return {
    values,
    set,
    at: (name) =>
      fieldOf(values[name], rules[name] ?? {}, errorIn(errors, name), (value) =>
        set({ [name]: value }),
      ),
    errorAt: (path) => errorIn(errors, path),
    problem,
    ...messageOf(problem, errors, values, options),
    pending: attempt.isPending,
    dirty,
    submit: (answer?: Values) => void submit(answer),
    attach,
    reset: (to) => reset(to),
    leave,
  }
}

/** Begins again when what is stored has changed, once nothing is typed. */
function useFollowing({ initial, follows }: AnyForm, dirty: boolean, reset: () => void): void {
  const [taken, setTaken] = useState(initial)
  if (follows !== true || dirty || isSame(taken, initial)) return
  setTaken(initial)
  reset()
}

/** The values, and what changes some of them. */
function useValues(first: Values, { held }: AnyForm) {
  const [values, setValues] = useState(first)
  const change = (part: Values) => setValues((now) => ({ ...now, ...part }))
  return held ? ([held.values, held.set] as const) : ([values, change] as const)
}

/** Which fields hold something else by now than they did when the form was sent. */
function useTypedSince(values: Values): (then: Values) => Values {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  return (then) => differenceOf(then, latest.current)
}

/** The errors of the fields; the first of them is focused when they are shown. */
function useErrors(element: HTMLFormElement | null) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [shown, setShown] = useState<FieldErrors | null>(null)
  useEffect(() => {
    if (shown) element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown, element])
  const showErrors = (found: FieldErrors) => {
    setErrors(found)
    setShown(found)
  }
  return { errors, setErrors, showErrors }
}

type Filled = Pick<FormOf<Values>, 'set' | 'leave'> & {
  first: Values
  reset: (to?: Values, over?: Values) => void
  typedSince: (then: Values) => Values
  setFirst: (values: Values) => void
  showErrors: (errors: FieldErrors) => void
}

/** What is sent, and what the fields held then. */
type Attempt = { sent: Values; shown: Values }

function useAttempt(
  endpoint: Endpoint,
  options: AnyForm,
  { first, setFirst, showErrors, leave, reset, set, typedSince }: Filled,
) {
  const { send, params, own = [], refreshes = [], saved, onSaved, errorsIn } = options
  const callOnce = useCallOnce([...OWN, ...own])
  return useMutation({
    mutationFn: ({ sent }: Attempt) =>
      callOnce(sent, (call) =>
        send
          ? send(sent, call, first)
          : call(endpoint, { body: sent, ...(params !== undefined && { params }) }),
      ),
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      showErrors(error.errors)
      options.onRefused?.(error)
    },
    onSuccess: async (reply, { sent, shown }) => {
      const errors = errorsIn?.(reply) ?? {}
      if (Object.keys(errors).length > 0) {
        await loadWords()
        return showErrors(errors)
      }
      // What was typed meanwhile is not stored: it stays, and is not left behind unasked.
      if (Object.keys(typedSince(shown)).length === 0) leave()
      setFirst(sent)
      await invalidate(...refreshes)
      if (saved !== undefined)
        notify('success', typeof saved === 'string' ? saved : saved(reply, sent))
      await onSaved?.(reply, sent, { reset: (to) => reset(to, typedSince(shown)), set })
    },
  })
}

/**
 * The form's own faults, and what the server would say of these values: nothing where the words for
 * it cannot be loaded.
 */
async function faultTexts(
  own: FieldErrors,
  values: Values,
  rules: FieldRules,
): Promise<FieldErrors> {
  const faults = faultsOf(values, rules)
  if (faults.size + Object.keys(own).length === 0 || !(await loadWords())) return own
  const entries = [...faults].map(([name, { word, min = 0, max = 0 }]) => [
    name,
    [t(`faults.${word}`, { ns: 'form', min, max })],
  ])
  return { ...own, ...Object.fromEntries(entries) }
}

/** Whether the words about faults, which only a form with a fault needs, are there. */
const loadWords = () =>
  loadTexts(['form']).then(
    () => true,
    () => false,
  )

function fieldOf(
  value: unknown,
  rule: FieldRule,
  error: string | undefined,
  onChange: (value: unknown) => void,
) {
  const { maxLength, minimum: min, maximum: max, minLength = 0, nullable, format } = rule
  const required = rule.required === true && !nullable && (minLength > 0 || format !== undefined)
  return {
    value,
    onChange,
    error,
    ...(required && { required }),
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  } satisfies FieldProps<unknown>
}

/**
 * The sentence above the fields: the form's own, the server's with what has no field, or that
 * fields are marked.
 */
function messageOf(
  problem: ApiProblem | null,
  errors: FieldErrors,
  values: Values,
  { explain }: AnyForm,
) {
  const explanation = problem && (explain?.(problem) ?? null)
  if (explanation !== null) return { message: explanation, explained: true }
  if (problem)
    return { message: sentences([problem.message, ...unplaced(errors, values)]), explained: false }
  const hasWords = Object.keys(errors).length > 0 && exists('invalid', { ns: 'form' })
  return { message: hasWords ? t('invalid', { ns: 'form' }) : null, explained: false }
}
