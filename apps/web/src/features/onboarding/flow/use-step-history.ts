import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useGo } from "../../../lib/navigation.ts";
import type { Screen } from "../state/steps.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The onboarding screen of an entry of the browser's history. */
    onboardingScreen?: Screen;
    /** The entry before it is a screen of the onboarding as well. */
    hasScreenBefore?: boolean;
  }
}

/** How far a screen is; screens that follow each other by themselves are one step. */
const stepOf: Readonly<Record<Screen, number>> = {
  welcome: 0,
  upload_cv: 1,
  manual_input: 1,
  upload_picture: 2,
  processing: 3,
  template_matching: 3,
  review: 3,
  preview: 4,
  ready: 4,
  creating_website: 5,
  complete: 5,
};

const lastStep = stepOf.complete;

export type StepHistory = {
  /** The screen to show: an earlier one while its owner looks back. */
  screen: Screen;
  isLookingBack: boolean;
  /** From an earlier screen on to where the session is. */
  goOn: () => void;
  /** To the screen before; what the flow itself does where there is none in the history. */
  stepBack: () => void;
  /** Shows an earlier screen as the next step of the history. */
  lookAt: (screen: Screen) => void;
};

type Options = {
  currentStep: Screen;
  isLoaded: boolean;
  /** Back to the choice of a path, where nothing was handed in yet. */
  clearPath: () => void;
};

/**
 * Gives each screen an entry of the browser's history, so that Back goes one screen back and not out of the page. What
 * the session has is kept: an earlier screen is looked at, and only what is done there changes anything.
 */
export function useStepHistory({ currentStep, isLoaded, clearPath }: Options): StepHistory {
  const { history } = useRouter();
  const go = useGo();
  const [looking, setLooking] = useState<Screen | null>(null);
  const before = useRef(currentStep);

  const put = useCallback(
    (screen: Screen, isNext: boolean) => {
      const { href, state } = history.location;
      const hasScreenBefore = isNext || state.hasScreenBefore === true;
      const entry = { onboardingScreen: screen, hasScreenBefore };
      if (isNext) history.push(href, entry);
      else history.replace(href, entry);
    },
    [history],
  );

  const follow = useEffectEvent((reached: Screen) => {
    const was = stepOf[before.current];
    const now = stepOf[reached];
    before.current = reached;
    // What goes on by itself does not take away the screen that is looked at.
    if (looking !== null && now === was) return;
    setLooking(null);
    const here = history.location.state.onboardingScreen;
    put(reached, here !== undefined && now > stepOf[here]);
  });
  // With the screen itself: a step back that comes between the two would be one of the screen before.
  useLayoutEffect(() => {
    if (isLoaded) follow(currentStep);
  }, [isLoaded, currentStep]);

  const moved = useEffectEvent((screen: Screen | undefined) => {
    if (screen === undefined) return;
    const now = stepOf[currentStep];
    // The website is made: there is nothing to go back to.
    if (now === lastStep) return go("/dashboard", { replace: true });
    if (screen === "welcome" && now === 1) clearPath();
    else setLooking(stepOf[screen] < now ? screen : null);
  });
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type !== "PUSH" && action.type !== "REPLACE") moved(location.state.onboardingScreen);
      }),
    [history],
  );

  return {
    screen: looking ?? currentStep,
    isLookingBack: looking !== null,
    goOn: () => {
      setLooking(null);
      put(currentStep, true);
    },
    stepBack: () => (history.location.state.hasScreenBefore ? history.back() : clearPath()),
    lookAt: (screen) => {
      setLooking(screen);
      put(screen, true);
    },
  };
}
