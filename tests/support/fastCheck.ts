// fast-check with the same random input in every run, so that a test doesn't fail now and then. `SEED` chooses other input.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_260_101) });

export default fc;
