import { Button } from "@vitrine/ui";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const ProductTour = lazy(async () => ({ default: (await import("./product-tour.tsx")).ProductTour }));

/** A tour of the product in about two minutes; nothing of it is loaded before it is asked for. */
export function DemoSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="page-gutter mx-auto max-w-[90rem] scroll-mt-20 pt-16 lg:pt-24"
    >
      <h2 id="demo-title" className="text-h1">
        See it at work
      </h2>
      <div className="mt-8 max-w-[64rem]">
        {isOpen ? (
          <Suspense fallback={<div className="aspect-video bg-sunken" />}>
            <ProductTour />
          </Suspense>
        ) : (
          <div className="grid aspect-video place-items-center border border-line bg-sunken shadow-plinth">
            <Button
              size="large"
              variant="primary"
              icon={<Play size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              2 min demo
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
