// Generates subjects for the documents after the first hundred, so that a large library does not repeat itself. A title combines an object of a field of
// study with a method and a place.
import type { SeededRandom } from '../seededRandom.ts';
import { capitalize } from './capitalize.ts';
import type { Subject } from './subjects.ts';

interface Topic {
  /** The field of study, which is also a keyword and the top level of hierarchical keywords. */
  readonly field: string;
  /** Objects of study, each with its part of the field. */
  readonly objects: readonly (readonly [part: string, object: string])[];
  readonly methods: readonly string[];
}

const topics: readonly Topic[] = [
  {
    field: 'physics',
    objects: [
      ['optics', 'entangled photons'],
      ['optics', 'squeezed light'],
      ['condensed matter', 'topological insulators'],
      ['condensed matter', 'spin glasses'],
      ['condensed matter', 'two-dimensional magnets'],
      ['particles', 'neutrino masses'],
      ['particles', 'rare kaon decays'],
      ['astrophysics', 'binary pulsars'],
      ['astrophysics', 'the first galaxies'],
    ],
    methods: ['neutron scattering', 'lattice calculations', 'interferometry', 'cold atoms', 'a Bayesian analysis'],
  },
  {
    field: 'mathematics',
    objects: [
      ['number theory', 'elliptic curves'],
      ['number theory', 'gaps between primes'],
      ['geometry', 'minimal surfaces'],
      ['geometry', 'Kähler manifolds'],
      ['combinatorics', 'sparse random graphs'],
      ['logic', 'large cardinals'],
      ['probability', 'random matrices'],
      ['analysis', 'dispersive equations'],
    ],
    methods: ['spectral methods', 'a compactness argument', 'forcing', 'the circle method', 'Fourier analysis'],
  },
  {
    field: 'computing',
    objects: [
      ['databases', 'query optimizers'],
      ['databases', 'snapshot isolation'],
      ['interfaces', 'screen readers'],
      ['interfaces', 'undo in shared documents'],
      ['programming languages', 'algebraic effects'],
      ['programming languages', 'gradual types'],
      ['distributed systems', 'replicated logs'],
      ['security', 'password managers'],
      ['machine learning', 'small language models'],
    ],
    methods: [
      'model checking',
      'property-based testing',
      'a controlled experiment',
      'symbolic execution',
      'trace analysis',
    ],
  },
  {
    field: 'biology',
    objects: [
      ['ecology', 'alpine meadows'],
      ['ecology', 'migrating cranes'],
      ['genetics', 'transposable elements'],
      ['genetics', 'ancient barley'],
      ['neuroscience', 'place cells'],
      ['neuroscience', 'sleep in cuttlefish'],
      ['medicine', 'antibiotic resistance'],
      ['medicine', 'gestational diabetes'],
    ],
    methods: [
      'single-cell sequencing',
      'field observations',
      'a cohort study',
      'cryo-electron microscopy',
      'meta-analysis',
    ],
  },
  {
    field: 'history',
    objects: [
      ['book trade', 'travelling booksellers'],
      ['book trade', 'library catalogues'],
      ['science', 'women astronomers'],
      ['science', 'the measurement of longitude'],
      ['economy', 'grain prices'],
      ['economy', 'guilds and apprentices'],
      ['cities', 'street lighting'],
      ['cities', 'public baths'],
    ],
    methods: ['parish registers', 'notarial records', 'a prosopography', 'letters', 'probate inventories'],
  },
  {
    field: 'language',
    objects: [
      ['phonology', 'vowel harmony'],
      ['phonology', 'tone in compounds'],
      ['syntax', 'relative clauses'],
      ['syntax', 'word order in subordinate clauses'],
      ['dialects', 'Low German loanwords'],
      ['dialects', 'Québécois questions'],
      ['writing', 'punctuation'],
      ['writing', 'the spelling of names'],
    ],
    methods: ['a parallel corpus', 'elicitation', 'eye tracking', 'acoustic measurements', 'questionnaires'],
  },
  {
    field: 'society',
    objects: [
      ['education', 'first-generation students'],
      ['education', 'peer tutoring'],
      ['work', 'platform couriers'],
      ['work', 'parental leave'],
      ['politics', 'local referendums'],
      ['politics', 'trust in courts'],
      ['environment', 'heat in cities'],
      ['environment', 'shared forests'],
    ],
    methods: ['panel data', 'interviews', 'a natural experiment', 'participant observation', 'administrative records'],
  },
];

/** The fields of study with their objects. */
export const studies = topics.map(({ field, objects }) => ({ field, objects: objects.map(([, object]) => object) }));

const places: readonly string[] = [
  'the Alps',
  'Andalucía',
  'the Baltic region',
  'Bengal',
  'Catalunya',
  'East Africa',
  'Île-de-France',
  'Kraków',
  'the Low Countries',
  'northern Japan',
  'Oaxaca',
  'São Paulo',
  'Silesia',
  'the Sahel',
  'Thüringen',
  'Wales',
];

const qualities: readonly string[] = [
  'robust',
  'comparative',
  'minimal',
  'careful',
  'quantitative',
  'reproducible',
  'long-term',
  'critical',
];

type Form = (topic: { object: string; other: string; method: string; place: string; quality: string }) => string;

const forms: readonly Form[] = [
  ({ object, place }) => `${object} in ${place}`,
  ({ object, method }) => `${object} seen through ${method}`,
  ({ object, method, place }) => `${object}: ${method} from ${place}`,
  ({ object, quality }) => `towards a ${quality} account of ${object}`,
  ({ object, other }) => `${object} and ${other}: a comparison`,
  ({ object, method }) => `what ${method} can and cannot say about ${object}`,
  ({ object, quality, place }) => `a ${quality} study of ${object} in ${place}`,
  ({ method, object }) => `${method} for ${object}: a protocol`,
  ({ object }) => `rethinking ${object}`,
  ({ object, quality }) => `${object}, a ${quality} review of thirty years`,
];

/** A random subject with a complete title, which needs no angle. */
export function randomSubject(random: SeededRandom): Subject {
  const topic = random.pick(topics);
  const [part, object] = random.pick(topic.objects);
  const [, other] = random.pick(topic.objects);
  const method = random.pick(topic.methods);
  const form = random.pick(forms);
  const place = random.pick(places);
  const title = form({
    object,
    other: other === object ? 'their neighbours' : other,
    method,
    place,
    quality: random.pick(qualities),
  });
  return {
    title: capitalize(title),
    keywords: [topic.field, object],
    keywordPaths: [`${topic.field} > ${part} > ${object}`],
  };
}

const openings: readonly ((title: string) => string)[] = [
  (title) => `The literature on “${title}” has grown faster than what is agreed upon.`,
  (title) => `“${title}” names a question that is older than the methods by which it is asked today.`,
  (title) => `This work returns to “${title}” with material that was not at hand before.`,
  (title) => `Few have taken up “${title}” since the first results were published.`,
];
const middles: readonly ((keywords: string) => string)[] = [
  (keywords) => `From ${keywords} we derive three hypotheses and put each to the test.`,
  (keywords) => `We bring together ${keywords}, which are usually treated apart.`,
  (keywords) => `Starting from ${keywords}, a simple model explains most of the variation.`,
  (keywords) => `The evidence comes from ${keywords} and covers more than two decades.`,
];
const endings: readonly string[] = [
  'The effect is smaller than reported, and it does not depend on the choice of the sample.',
  'We close with what would have to be observed for the opposite to be true.',
  'The results hold under weaker assumptions, and fail where they were expected to fail.',
  'Code and data are published with the article.',
  'Two of the three hypotheses are rejected; the third calls for a larger study.',
];

/** A random abstract for a title. */
export function randomAbstract(random: SeededRandom, title: string, keywords: readonly string[]): string {
  const opening = random.pick(openings)(title);
  return [opening, random.pick(middles)(keywords.join(' and ')), random.pick(endings), random.pick(endings)]
    .filter((sentence, index, all) => all.indexOf(sentence) === index)
    .join(' ');
}
