// The seed of random input in tests: the same in every run, so that no test fails now and then. The variable `SEED` chooses another.
export const seed = Number(process.env.SEED ?? 20_260_101);
