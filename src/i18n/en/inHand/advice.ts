/** Advice at the table, and what the campaign record says of practice. */
export default {
  ask: 'What would you do?',
  askHint: 'The first thing that a careful bailiff would do now, and why.',
  thinking: 'Thinking…',
  says: 'I would: {what}. {why}',
  why: {
    kills: 'That should kill it ({chance}%).',
    mostDamage: 'It hurts them most.',
    safest: 'It hurts you least.',
    closer: 'Go closer: the work is over there.',
    loot: 'There is something to take.',
    goal: 'That is what we came for.',
    rest: 'A tired bailiff collects nothing.',
    saveStamina: 'Cards are dearer than skin.',
    heal: 'You are leaking.',
    prepare: 'It sets up what comes next.',
    only: 'There is nothing else.',
  },
  practice: 'Practice',
  practised_one: '{count} roll taken back',
  practised_other: '{count} rolls taken back',
} as const;
