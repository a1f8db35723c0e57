// The texts of the page of stories, beside those of the stories themselves.

export const storyPageTexts = {
  title: 'Stories',
  /** The id follows, or stands between. */
  unknown: { before: 'There is no story with the id ', after: '. All stories are listed below.' },
  failed: { before: 'The story ', after: (message: string) => ` failed: ${message}` },
};
