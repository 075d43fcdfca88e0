import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import * as faults from '../shared/faults.ts'

export const consent = {
  title: 'Your health data',
  lead: 'Coaches only see your health data if you agree.',
  what: 'What is shared',
  whatText:
    'Whether you are ill or injured, your heart rate, your recordings, and the training load calculated from them.',
  who: 'Who can see it',
  whoText:
    'Coaches and others in your clubs who have permission to see athletes’ profiles – and of those, only the people you allow under “Who can see my profile”.',
  clubs: 'Your clubs: {{clubs}}',
  why: 'Why we ask',
  whyText:
    'So coaches can plan training that is right for you. It is never sold or used for advertising.',
  free: 'It is your choice',
  freeText:
    'Without your consent only you can see it. You can still be planned for, answer and train. You can withdraw at any time, and it is hidden from everyone else straight away.',
  ofChild: {
    what: 'Whether {{child}} is ill or injured, heart rate, recordings, and the training load calculated from them.',
    why: 'So coaches can plan training that is right for {{child}}. It is never sold or used for advertising.',
    free: 'It is your choice',
  },
  born: terms.dateOfBirth,
  bornHint: 'In your country, anyone under {{age}} needs the consent of a parent or guardian.',
  guardian: 'Email of a parent or guardian',
  guardianHint: 'You are under {{age}}, so a parent or guardian decides. We will send them a link.',
  agree: actions.agree,
  ask: 'Send request',
  decline: actions.disagree,
  thanks: 'Thank you. Your coaches can now see your health data.',
  sent: 'We have sent an email to {{email}}.',
  declined: 'Saved. Only you can see your health data.',
  withdrawn: 'Consent withdrawn. Only you can see your health data now.',
  states: {
    unanswered: 'You have not decided yet. Until you do, only you can see your health data.',
    given: 'You agreed: your coaches can see your health data.',
    asked:
      'We have asked {{email}} and are waiting for an answer. Until then, only you can see your health data.',
    declined: 'You did not agree: only you can see your health data.',
    withdrawn: 'You withdrew your consent: only you can see your health data.',
  },
  withdrawHint:
    'You can withdraw your consent at any time. From then on, only you can see your health, heart rate, recordings and load.',
  withdraw: actions.withdrawConsent,
  withdrawTitle: 'Withdraw your consent?',
  withdrawText:
    'From now on, only you will see your health, heart rate, recordings and load. Your recordings stay yours.',
  record: 'Your answers so far',
  recordBy: 'by {{name}}',
  answers: {
    given: 'Agreed',
    declined: 'Did not agree',
    withdrawn: 'Withdrawn',
    asked: 'Guardian asked',
  },
  card: {
    title: 'Can your coaches see your health data?',
    text: 'You have not decided yet.',
    asked: 'A parent or guardian has been asked and has not answered yet.',
    open: 'Read and decide',
  },
  hidden:
    'Whatever you choose here, only you can see your health data, because you have not agreed to share it.',
  hiddenLink: 'Decide on health data',
  forGuardian: {
    account: {
      title: 'Parent account',
      text: 'With your own account you can see when {{child}} trains, answer for {{child}} and enter days away.',
      send: 'Send me an invitation',
      sent: 'The invitation is on its way to you by email.',
    },
    title: 'Your consent for {{child}}',
    lead: '{{child}} is asking for your consent as a parent or guardian.',
    name: 'Your full name',
    agree: actions.agree,
    decline: actions.disagree,
    whoText:
      'Coaches and others at {{clubs}} who have permission to see athletes’ profiles – and of those, only the people {{child}} allows.',
    freeText:
      'Without your consent only {{child}} can see it; training carries on as usual. Keep the email: you can use its link to withdraw your consent at any time.',
    agreed: 'Thank you. You have given your consent for {{child}}.',
    agreedText: 'Keep the email: you can withdraw your consent here at any time.',
    withdraw: actions.withdrawConsent,
    no: 'Consent not given or withdrawn',
    noText:
      'Only {{child}} can see this data. If you change your mind, {{child}} can ask you again.',
    expired: 'This link has expired',
    expiredText: 'It was valid for 72 hours. {{child}} can send you a new one.',
    broken: faults.linkDoesNotWork,
  },
} as const
