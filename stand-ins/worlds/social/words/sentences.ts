/** Post texts: `{s}` is the subject, `{S}` the same capitalised, `{t}` the topic. */
export const CAPTIONS: readonly string[] = [
  'Spent the whole morning on {s}',
  'My honest take on {s}',
  '{S}, from start to finish',
  'What nobody tells you about {s}',
  'Three things I learned about {s}',
  'Still thinking about {s}',
  "A beginner's guide to {s}",
  'Part 2: {s}',
  'POV: your weekend is all {s}',
  "{S}. That's the post.",
  'We tried {s} for a week',
  'Asked my neighbours about {s}. Did not expect that',
  'Saving this for everyone who keeps asking about {s}',
  '{S} on a small budget',
  'Day 14 of {s}',
  'How it started, how it is going: {s}',
  'If you only watch one thing about {s} today',
  'Mistakes I made with {s} so that you do not have to',
  'Slow day, good light, {s}',
  '{S} with friends',
  'This changed how I see {s}',
  'Before and after: {s}',
  'Wait for the end. {S}!',
  'Everything you need for {s} fits in one bag',
  'Rating the best of {s} from last year',
  'A quiet minute of {s}',
  'Reply to a question about {s}',
  'Unpopular opinion: nothing in {t} comes close to {s}',
  'Found this old photo. {S}, ten years ago',
  'Tell me your favourite part of {s}',
]

/** Second sentences of longer posts. */
export const AFTERTHOUGHTS: readonly string[] = [
  'Two years ago I would not have believed how much time goes into it.',
  'Happy to answer questions below.',
  'If you are anywhere near, come and say hello on Saturday.',
  'Thanks to everybody who helped, you know who you are.',
  'It took four attempts, and the first three taught me more.',
  'Full write-up next week.',
  'Does anyone know a good place to learn more?',
  'Sharing this because I wish somebody had told me earlier.',
  'The numbers surprised me as well.',
  'Next month we do it again.',
  'I keep a list of everything we used, ask if you want it.',
  'No sponsor, just joy.',
]

export const QUESTIONS: readonly string[] = [
  'Is {s} worth it in the end?',
  'What do you wish you had known about {s}?',
  'I tracked a year of {s}. Here is what I found',
  'First time trying {s}, any advice?',
  'The state of {s}: a long post',
  'Why does nobody talk about {s}?',
  'Progress on {s} after six months',
  'Best resources for {s}?',
  'My setup for {s}',
  'Am I the only one who enjoys {s}?',
  'A short history of {s}',
  'Weekly thread: {s}',
  'Rant: {s} got expensive',
  'Cheap alternatives for {s}',
  'Beginner question about {s}',
  'I was wrong about {s}',
]

/** Texts of a discussion, below its title. */
export const BODIES: readonly string[] = [
  'I have been into {t} for a while and keep coming back to {s}. Most guides skip the hard part, so I wrote down what worked for me.',
  'Long-time reader, first post. I would like to get better at {s} without spending a fortune. What would you try first?',
  'Every time {s} comes up here the opinions are split. I made a list of the arguments on both sides.',
  'Some background: I started with {t} three years ago. {S} was the thing that made it click.',
  'Looking for people who have done {s} for longer than a season. How do you stay motivated?',
  'Photos in the comments. Be gentle, it is my first try at {s}.',
  'Not a complaint, just an observation: {s} looks nothing like it did five years ago.',
  'I compared four ways to approach {s} and the cheapest one won.',
]

export const COMMENTS: readonly string[] = [
  'This is exactly what I needed today',
  'How long did it take you?',
  '{S} never gets old',
  'Saved for later',
  'I tried this last week and it works',
  'The second one is my favourite',
  'Where was this taken?',
  'Can you do a longer one about {s}?',
  'Absolutely not what I expected, love it',
  'Respectfully disagree, but well made',
  'My whole family is into {s} now because of you',
  'Underrated',
  'Who else watched this three times?',
  'That detail at the end!',
  'Finally somebody explains it',
  'I have so many questions',
  'Great light',
  'More {t} please',
  'You make it look easy',
  'Sending this to my sister',
  'Sources for this would be nice',
  'First!',
  'Came for the {t}, stayed for the comments',
  'Ok now I want to start with {s}',
]

export const REPLIES: readonly string[] = [
  'Same here',
  'Thank you so much!',
  'Not sure about that one',
  'I would say about two weeks',
  'Came here to say this',
  'Good point, I had not thought of it',
  'Right?',
  'It depends on what you start with',
  'Yes, a longer one is coming',
  'Ha, exactly',
  'Could you share the link?',
  'I read it differently',
  'Agreed, and it gets better with time',
  'We did the same last summer',
]

/** `{a}`, `{b}` and `{t}` are topics, `{p}` is a place. */
export const BIOS: readonly string[] = [
  '{t}, {a} and the occasional {b}. {p}',
  '{p} based. Mostly {t}',
  'Learning {t} in public',
  'I write about {t} and {a}',
  '{t} by day, {a} by night',
  '{p} / {t} / {a}',
  'Opinions about {b} are my own',
  'Here for {t}',
  '{a} person, {t} at heart. Living in {p}',
  'Part-time {t}, full-time curious',
  'Small joys: {t}, {a}, {b}',
  'New here every day. {p}',
]

export const HIGHLIGHT_TITLES: readonly string[] = [
  'Best of',
  'Behind',
  'Diary',
  'Asked',
  'Summer',
  'Favourites',
  'On tour',
  'Home',
  'How to',
  'Winter',
  'Friends',
  'Studio',
]

/** A music title is one start and one end. */
export const TITLE_STARTS: readonly string[] = [
  ...[
    'Golden',
    'Paper',
    'Midnight',
    'Velvet',
    'Silver',
    'Slow',
    'Neon',
    'Quiet',
    'Summer',
    'Hollow',
    'Electric',
    'Faded',
  ],
  ...['Little', 'Distant', 'Broken', 'Sunday', 'Crystal', 'Wild', 'Northern', 'Tender'],
]
export const TITLE_ENDS: readonly string[] = [
  ...[
    'Rivers',
    'Lights',
    'Hearts',
    'Streets',
    'Echoes',
    'Dancers',
    'Skies',
    'Letters',
    'Machines',
    'Gardens',
    'Satellites',
  ],
  ...['Windows', 'Waves', 'Shadows', 'Horizons', 'Trains', 'Colours', 'Mornings', 'Promises', 'Postcards'],
]

/** Fills the placeholders of a sentence. */
export function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(
    /\{(\w)\}/g,
    (_, name: string) =>
      words[name] ?? (words[name.toLowerCase()] === undefined ? '' : capital(words[name.toLowerCase()]!)),
  )
}

/** A text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
